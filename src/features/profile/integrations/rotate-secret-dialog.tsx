import styled from '@emotion/styled';
import { useForm } from 'react-hook-form';
import { fieldErrorsOf } from '../../../api/errors.ts';
import { ApiKeyRotationGraceHours } from '../../../api/generated/model/api-key-rotation-grace-hours.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TaskDialog } from '../../../ui/feedback/task-dialog.tsx';
import { ChoiceInput } from '../../../ui/forms/choice-input.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { colors } from '../../../ui/theme/tokens.ts';

const Lead = styled('p')({ color: colors.inkMuted });

const graces = Object.values(ApiKeyRotationGraceHours);

interface RotateSecretDialogProps {
  title: string;
  /** What becomes of the current secret. */
  lead: string;
  /** Warns that an older secret, which is still valid, ends at once. */
  older: string | undefined;
  /** Below the choices: when to choose none. */
  help: string;
  submitLabel: string;
  /** As the generated hooks return it. */
  mutation: { isPending: boolean; error: unknown };
  onRotate: (grace_hours: ApiKeyRotationGraceHours) => void;
  onClose: () => void;
}

/** Asks how long the current secret stays valid beside the new one. */
export function RotateSecretDialog(props: RotateSecretDialogProps) {
  const { title, lead, older, help, submitLabel, mutation, onRotate, onClose } = props;
  const text = useText();
  const form = useForm({ defaultValues: { grace: '24' } });
  const submitError = useSubmitError(mutation.error);
  return (
    <TaskDialog title={title} onClose={onClose}>
      <FormShell
        form={form}
        wide
        loading={mutation.isPending}
        submitError={submitError}
        faults={fieldErrorsOf(mutation.error)}
        leaving="free"
        submitLabel={submitLabel}
        onSubmit={({ grace }) => {
          onRotate(graces.find((hours) => String(hours) === grace) ?? 0);
        }}
      >
        <Lead>{lead}</Lead>
        {older !== undefined && <Notice tone="warning">{older}</Notice>}
        <ChoiceInput
          control={form.control}
          name="grace"
          label={text('profile.keys.grace')}
          help={help}
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
