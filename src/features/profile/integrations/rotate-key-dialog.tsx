import styled from '@emotion/styled';
import { useForm } from 'react-hook-form';
import { fieldErrorsOf } from '../../../api/errors.ts';
import { useRotateApiKey } from '../../../api/generated/keys/keys.ts';
import type { ApiKey } from '../../../api/generated/model/api-key.ts';
import { ApiKeyRotationGraceHours } from '../../../api/generated/model/api-key-rotation-grace-hours.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ChoiceInput } from '../../../ui/forms/choice-input.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { colors } from '../../../ui/theme/tokens.ts';
import type { KeyTask } from './key-task.ts';
import { TaskDialog } from '../../../ui/feedback/task-dialog.tsx';

const Lead = styled('p')({ color: colors.inkMuted });

const graces = Object.values(ApiKeyRotationGraceHours);

interface RotateKeyDialogProps {
  apiKey: ApiKey;
  onTask: (task: KeyTask) => void;
  onClose: () => void;
}

/** A new secret for a key, and how long the current one stays valid. */
export function RotateKeyDialog({ apiKey, onTask, onClose }: RotateKeyDialogProps) {
  const text = useText();
  const form = useForm({ defaultValues: { grace: '24' } });
  const { mutate, isPending, error } = useRotateApiKey({
    mutation: {
      // The answer holds the secret, which must not outlive the dialog.
      gcTime: 0,
      onSuccess: (issued) => {
        onTask({ kind: 'keep', issued });
      },
    },
  });
  const submitError = useSubmitError(error);
  const { client_key: clientKey, name, previous_secret_until } = apiKey;
  return (
    <TaskDialog title={text('profile.keys.rotate.title', { name })} onClose={onClose}>
      <FormShell
        form={form}
        wide
        loading={isPending}
        submitError={submitError}
        faults={fieldErrorsOf(error)}
        leaving="free"
        submitLabel={text('profile.keys.rotate')}
        onSubmit={({ grace }) => {
          const grace_hours = graces.find((hours) => String(hours) === grace) ?? 0;
          mutate({ clientKey, data: { grace_hours } });
        }}
      >
        <Lead>{text('profile.keys.rotate.lead')}</Lead>
        {previous_secret_until !== undefined && (
          <Notice tone="warning">{text('profile.keys.rotate.older')}</Notice>
        )}
        <ChoiceInput
          control={form.control}
          name="grace"
          label={text('profile.keys.grace')}
          help={text('profile.keys.grace.help')}
          columns={2}
          options={graces.map((hours) => ({
            value: String(hours),
            label: text(`profile.keys.grace.${hours}`),
          }))}
        />
      </FormShell>
    </TaskDialog>
  );
}
