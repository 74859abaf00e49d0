import styled from '@emotion/styled';
import { useQueryClient } from '@tanstack/react-query';
import type { CodeChannel } from '../../../api/generated/model/code-channel.ts';
import {
  confirmVerification,
  getGetProfileQueryKey,
} from '../../../api/generated/profile/profile.ts';
import { showAnswer } from '../../../api/show-answer.ts';
import { CodeForm } from '../../../shared/credentials/code-form.tsx';
import { sentCode, type SentCode } from '../../../shared/credentials/sent-code.ts';
import { useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { colors } from '../../../ui/theme/tokens.ts';
import { TaskDialog } from '../../../ui/feedback/task-dialog.tsx';
import { ContactForm } from './contact-form.tsx';

const Lead = styled('p')({ color: colors.inkMuted, marginBlockEnd: 20 });

interface ContactDialogProps {
  channel: CodeChannel;
  /** The code that was sent; null while asking for a new e-mail or phone number. */
  sent: SentCode | null;
  onSent: (sent: SentCode) => void;
  onClose: () => void;
}

/** Changes an e-mail or phone number and then verifies it, or verifies the current one. */
export function ContactDialog({ channel, sent, onSent, onClose }: ContactDialogProps) {
  const text = useText();
  const client = useQueryClient();
  return (
    <TaskDialog
      title={text(`profile.contact.${sent ? 'verify' : 'change'}.${channel}`)}
      onClose={onClose}
    >
      {sent ? (
        <>
          <Lead>{text(`auth.code.sent.${sent.channel}`, { destination: sent.destination })}</Lead>
          <CodeForm
            sent={sent}
            keep={sentCode}
            onCode={async (code, challenge) => {
              const verified = await confirmVerification({ code, challenge });
              await showAnswer(client, getGetProfileQueryKey(), verified);
              showToast({ tone: 'success', titleId: `profile.contact.done.${channel}` });
              onClose();
            }}
          />
        </>
      ) : (
        <ContactForm
          channel={channel}
          onSent={(code) => {
            onSent(sentCode(code));
          }}
        />
      )}
    </TaskDialog>
  );
}
