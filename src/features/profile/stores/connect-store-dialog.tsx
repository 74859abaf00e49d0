import { useForm } from 'react-hook-form';
import { fieldErrorsOf } from '../../../api/errors.ts';
import type { StoreConnect } from '../../../api/generated/model/store-connect.ts';
import { StorePlatform } from '../../../api/generated/model/store-platform.ts';
import { useConnectStore } from '../../../api/generated/stores/stores.ts';
import { StoreConnect as StoreConnectSchema } from '../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { useIdempotencyKey } from '../../../api/use-idempotency-key.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import {
  limitCodes,
  limitReachedBy,
  LimitReached,
} from '../../../shared/plan-limits/limit-reached.tsx';
import { TaskDialog } from '../../../ui/feedback/task-dialog.tsx';
import { schemaResolver } from '../../../ui/forms/check-resolver.ts';
import { ChoiceInput } from '../../../ui/forms/choice-input.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import type { StoreTask } from './store-task.ts';

const meta = { handledCodes: limitCodes };

const resolver = schemaResolver<StoreConnect, StoreConnect>(StoreConnectSchema);

interface ConnectStoreDialogProps {
  onTask: (task: StoreTask) => void;
  onClose: () => void;
}

/** Connects a store: its platform and a name. What to do at the platform comes next. */
export function ConnectStoreDialog({ onTask, onClose }: ConnectStoreDialogProps) {
  const text = useText();
  const form = useForm<StoreConnect>({
    resolver,
    defaultValues: { platform: StorePlatform.salla, name: '' },
  });
  const keyOf = useIdempotencyKey();
  const { mutate, isPending, error } = useConnectStore({
    mutation: {
      meta,
      // The answer holds the secret, which must not outlive the dialog.
      gcTime: 0,
      onSuccess: (opened) => {
        onTask({ kind: 'set up', store: opened.store, opened });
      },
    },
  });
  const submitError = useSubmitError(error);
  const reached = limitReachedBy(error);
  return (
    <TaskDialog title={text('profile.stores.connect.title')} onClose={onClose}>
      <FormShell
        form={form}
        wide
        loading={isPending}
        submitError={reached ? <LimitReached reached={reached} /> : submitError}
        faults={fieldErrorsOf(error)}
        leaving="free"
        submitLabel={text('profile.stores.connect')}
        onSubmit={(data) => {
          mutate({ data, headers: keyOf(data) });
        }}
      >
        <ChoiceInput
          control={form.control}
          name="platform"
          label={text('profile.stores.platform')}
          columns={2}
          options={Object.values(StorePlatform).map((platform) => ({
            value: platform,
            label: text(`profile.stores.platform.${platform}`),
          }))}
        />
        <TextInput
          control={form.control}
          name="name"
          label={text('profile.stores.name')}
          help={text('profile.stores.name.help')}
          maxLength={60}
        />
      </FormShell>
    </TaskDialog>
  );
}
