import { useForm } from 'react-hook-form';
import { fieldErrorsOf } from '../../../api/errors.ts';
import { useCreateApiKey } from '../../../api/generated/keys/keys.ts';
import type { ApiKeyCreate } from '../../../api/generated/model/api-key-create.ts';
import { ApiKeyScope } from '../../../api/generated/model/api-key-scope.ts';
import {
  limitCodes,
  limitReachedBy,
  LimitReached,
} from '../../../shared/plan-limits/limit-reached.tsx';
import { useIdempotencyKey } from '../../../api/use-idempotency-key.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { CheckboxInput } from '../../../ui/forms/checkbox-input.tsx';
import { ChoicesInput } from '../../../ui/forms/choices-input.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { keyResolver } from './key-rules.ts';
import type { KeyTask } from './key-task.ts';
import { TaskDialog } from '../../../ui/feedback/task-dialog.tsx';

const meta = { handledCodes: limitCodes };

interface CreateKeyDialogProps {
  onTask: (task: KeyTask) => void;
  onClose: () => void;
}

/** Creates a key: its name and permissions. */
export function CreateKeyDialog({ onTask, onClose }: CreateKeyDialogProps) {
  const text = useText();
  const form = useForm<ApiKeyCreate>({
    resolver: keyResolver,
    defaultValues: { name: '', scopes: [], test: false },
  });
  const keyOf = useIdempotencyKey();
  const { mutate, isPending, error } = useCreateApiKey({
    mutation: {
      meta,
      // The answer holds the secret, which must not outlive the dialog.
      gcTime: 0,
      onSuccess: (issued) => {
        onTask({ kind: 'keep', issued });
      },
    },
  });
  const submitError = useSubmitError(error);
  const reached = limitReachedBy(error);
  const { control } = form;
  return (
    <TaskDialog title={text('profile.keys.new.title')} onClose={onClose}>
      <FormShell
        form={form}
        wide
        loading={isPending}
        submitError={reached ? <LimitReached reached={reached} /> : submitError}
        faults={fieldErrorsOf(error)}
        leaving="free"
        submitLabel={text('profile.keys.create')}
        onSubmit={(data) => {
          mutate({ data, headers: keyOf(data) });
        }}
      >
        <TextInput
          control={control}
          name="name"
          label={text('profile.keys.name')}
          help={text('profile.keys.name.help')}
          maxLength={60}
          autoFocus
        />
        <ChoicesInput
          control={control}
          name="scopes"
          label={text('profile.keys.scopes')}
          options={Object.values(ApiKeyScope).map((scope) => ({
            value: scope,
            label: text(`profile.keys.scope.${scope}`),
          }))}
        />
        <CheckboxInput
          control={control}
          name="test"
          label={text('profile.keys.test')}
          help={text('profile.keys.test.help')}
        />
      </FormShell>
    </TaskDialog>
  );
}
