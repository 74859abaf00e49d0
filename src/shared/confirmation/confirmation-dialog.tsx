import styled from '@emotion/styled';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldErrorsOf } from '../../api/errors.ts';
import { CodeChannel } from '../../api/generated/model/code-channel.ts';
import type { Profile } from '../../api/generated/model/profile.ts';
import {
  confirmByCode,
  useConfirmByPassword,
  useRequestConfirmationCode,
} from '../../api/generated/sessions/sessions.ts';
import { useSubmitError } from '../../api/use-submit-error.ts';
import { CodeForm } from '../credentials/code-form.tsx';
import { sentCode, type SentCode } from '../credentials/sent-code.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TaskDialog } from '../../ui/feedback/task-dialog.tsx';
import { FormShell } from '../../ui/forms/form-shell.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { resolverOnDemand, useLoadOnTyping } from '../../ui/forms/resolver-on-demand.ts';
import { colors } from '../../ui/theme/tokens.ts';

const Lead = styled('p')({ color: colors.inkMuted, marginBlockEnd: 20 });
const Codes = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  marginBlockStart: 12,
});

const loadRules = async () => (await import('./confirmation-rules.ts')).confirmationResolver;

interface ConfirmationDialogProps {
  profile: Profile;
  onDone: (isConfirmed: boolean) => void;
}

/** Asks for the password, or for a code to a verified e-mail or phone. */
export function ConfirmationDialog({ profile, onDone }: ConfirmationDialogProps) {
  const text = useText();
  const [sent, setSent] = useState<SentCode | null>(null);
  const request = useRequestConfirmationCode({
    mutation: {
      onSuccess: (code) => {
        setSent(sentCode(code));
      },
    },
  });
  const channels = Object.values(CodeChannel).filter((channel) => profile[`${channel}_verified`]);
  return (
    <TaskDialog
      title={text('profile.confirm.title')}
      onClose={() => {
        onDone(false);
      }}
    >
      {sent ? (
        <>
          <Lead>{text(`auth.code.sent.${sent.channel}`, { destination: sent.destination })}</Lead>
          <CodeForm
            sent={sent}
            keep={sentCode}
            onCode={async (code, challenge) => {
              await confirmByCode({ code, challenge });
              onDone(true);
            }}
          />
        </>
      ) : (
        <>
          <Lead>{text('profile.confirm.lead')}</Lead>
          <PasswordForm onDone={onDone} />
          <Codes>
            {channels.map((channel) => (
              <Button
                key={channel}
                variant="text"
                loading={request.isPending}
                onClick={() => {
                  request.mutate({ data: { channel } });
                }}
              >
                {text(`profile.confirm.code.${channel}`)}
              </Button>
            ))}
          </Codes>
        </>
      )}
    </TaskDialog>
  );
}

function PasswordForm({ onDone }: Pick<ConfirmationDialogProps, 'onDone'>) {
  const text = useText();
  const form = useForm({
    resolver: resolverOnDemand(loadRules),
    defaultValues: { current_password: '' },
  });
  useLoadOnTyping(form, loadRules);
  const { mutate, isPending, error } = useConfirmByPassword({
    mutation: {
      onSuccess: () => {
        onDone(true);
      },
    },
  });
  const submitError = useSubmitError(error);
  return (
    <FormShell
      form={form}
      wide
      loading={isPending}
      submitError={submitError}
      faults={fieldErrorsOf(error)}
      leaving="free"
      submitLabel={text('profile.confirm.submit')}
      onSubmit={(data) => {
        mutate({ data });
      }}
    >
      <PasswordInput
        control={form.control}
        name="current_password"
        label={text('profile.currentPassword')}
        autoComplete="current-password"
      />
    </FormShell>
  );
}
