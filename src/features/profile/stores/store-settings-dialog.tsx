import { useForm } from 'react-hook-form';
import { fieldErrorsOf } from '../../../api/errors.ts';
import { StoreBooking } from '../../../api/generated/model/store-booking.ts';
import { StoreCancellation } from '../../../api/generated/model/store-cancellation.ts';
import type { StoreConnection } from '../../../api/generated/model/store-connection.ts';
import type { StoreUpdate } from '../../../api/generated/model/store-update.ts';
import { useUpdateStore } from '../../../api/generated/stores/stores.ts';
import { StoreUpdate as StoreUpdateSchema } from '../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TaskDialog } from '../../../ui/feedback/task-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { CheckboxInput } from '../../../ui/forms/checkbox-input.tsx';
import { schemaResolver } from '../../../ui/forms/check-resolver.ts';
import { ChoiceInput } from '../../../ui/forms/choice-input.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';

const resolver = schemaResolver<StoreUpdate, StoreUpdate>(StoreUpdateSchema);

interface StoreSettingsDialogProps {
  store: StoreConnection;
  onClose: () => void;
}

/** A store's name, how its orders are booked, and what it is told of them. */
export function StoreSettingsDialog({ store, onClose }: StoreSettingsDialogProps) {
  const text = useText();
  const { name, booking, on_cancellation, tells_store } = store;
  const form = useForm<StoreUpdate>({
    resolver,
    defaultValues: { name, booking, on_cancellation, tells_store },
  });
  const { mutate, isPending, error } = useUpdateStore({
    mutation: {
      onSuccess: () => {
        showToast({ tone: 'success', titleId: 'profile.stores.settings.saved' });
        onClose();
      },
    },
  });
  const submitError = useSubmitError(error);
  return (
    <TaskDialog title={text('profile.stores.settings.title', { name })} onClose={onClose}>
      <FormShell
        form={form}
        wide
        loading={isPending}
        submitError={submitError}
        faults={fieldErrorsOf(error)}
        leaving="free"
        submitLabel={text('profile.stores.settings.save')}
        onSubmit={(data) => {
          mutate({ storeId: store.id, data });
        }}
      >
        <TextInput
          control={form.control}
          name="name"
          label={text('profile.stores.name')}
          help={text('profile.stores.name.help')}
          maxLength={60}
        />
        <ChoiceInput
          control={form.control}
          name="booking"
          label={text('profile.stores.booking')}
          options={Object.values(StoreBooking).map((value) => ({
            value,
            label: text(`profile.stores.booking.${value}`),
            description: text(`profile.stores.booking.${value}.help`),
          }))}
        />
        <ChoiceInput
          control={form.control}
          name="on_cancellation"
          label={text('profile.stores.cancellation')}
          options={Object.values(StoreCancellation).map((value) => ({
            value,
            label: text(`profile.stores.cancellation.${value}`),
            description: text(`profile.stores.cancellation.${value}.help`),
          }))}
        />
        <CheckboxInput
          control={form.control}
          name="tells_store"
          label={text('profile.stores.tells')}
          help={text('profile.stores.tells.help')}
        />
      </FormShell>
    </TaskDialog>
  );
}
