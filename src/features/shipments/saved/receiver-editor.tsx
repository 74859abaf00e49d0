import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldErrorsOf } from '../../../api/errors.ts';
import type { SavedReceiver } from '../../../api/generated/model/saved-receiver.ts';
import type { SavedReceiverInput } from '../../../api/generated/model/saved-receiver-input.ts';
import {
  useCreateSavedReceiver,
  useUpdateSavedReceiver,
} from '../../../api/generated/receivers/receivers.ts';
import { usePlaceOptions } from '../../../shared/places/use-place-options.ts';
import {
  limitCodes,
  limitReachedBy,
  LimitReached,
} from '../../../shared/plan-limits/limit-reached.tsx';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { resolverOnDemand } from '../../../ui/forms/resolver-on-demand.ts';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { fieldOf } from '../create/field-of.ts';
import { ReceiverFields } from '../create/receiver/receiver-fields.tsx';
import { receiverFormOf, type ReceiverForm } from '../create/receiver/receiver-values.ts';
import { useFieldProps } from '../create/use-field-label.ts';
import { LeaveDialogQuestion } from '../../../ui/forms/dialog-hold.tsx';

const problemTexts = {
  already_saved: 'shipments.saved.receiver.taken',
  paused_by_plan: 'shared.limits.pausedWhy',
} as const;
const mutation = { meta: { handledCodes: [...Object.keys(problemTexts), ...limitCodes] } };

interface ReceiverEditorProps {
  /** Null for a new one. */
  receiver: SavedReceiver | null;
  onDone: () => void;
}

/** A form for creating or changing a saved receiver. */
export function ReceiverEditor({ receiver, onDone }: ReceiverEditorProps) {
  const text = useText();
  const { places } = usePlaceOptions();
  const [resolver] = useState(() =>
    resolverOnDemand<ReceiverForm, SavedReceiverInput>(async () =>
      (await import('./receiver-resolver.ts')).receiverResolver(places),
    ),
  );
  const form = useForm<ReceiverForm, unknown, SavedReceiverInput>({
    resolver,
    defaultValues: receiverFormOf(receiver ?? {}),
    mode: 'onTouched',
  });
  const adding = useCreateSavedReceiver({ mutation: { ...mutation, onSuccess: onDone } });
  const changing = useUpdateSavedReceiver({ mutation: { ...mutation, onSuccess: onDone } });
  const { isPending, error } = receiver ? changing : adding;
  const submitError = useSubmitError(error, problemTexts);
  const reached = limitReachedBy(error);
  const field = useFieldProps(form.control);
  return (
    <FormShell
      form={form}
      wide
      loading={isPending}
      submitError={reached ? <LimitReached reached={reached} /> : submitError}
      faults={fieldErrorsOf(error)}
      fieldOf={(path) => fieldOf(`receiver.${path}`, form.getValues())}
      leaving={LeaveDialogQuestion}
      submitLabel={text('shipments.saved.save')}
      onSubmit={(data) => {
        if (receiver) changing.mutate({ receiverId: receiver.id, data });
        else adding.mutate({ data });
      }}
    >
      <ReceiverFields
        name={<TextInput {...field('receiver.full_name')} maxLength={120} autoFocus />}
      />
    </FormShell>
  );
}
