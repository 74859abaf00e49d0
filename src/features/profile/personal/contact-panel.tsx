import styled from '@emotion/styled';
import { lazy, Suspense, useState } from 'react';
import { useRequestVerification } from '../../../api/generated/profile/profile.ts';
import type { CodeChannel } from '../../../api/generated/model/code-channel.ts';
import { sentCode, type SentCode } from '../../../shared/credentials/sent-code.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { PhoneText } from '../../../ui/text/phone-text.tsx';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import type { TabProps } from '../tab-props.ts';

const ContactDialog = lazy(async () => ({
  default: (await import('./contact-dialog.tsx')).ContactDialog,
}));

const Rows = styled('ul')({ '& > li + li': { borderBlockStart: `1px solid ${colors.line}` } });
const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 24px',
  paddingBlock: 16,
  '&:first-of-type': { paddingBlockStart: 0 },
  '&:last-of-type': { paddingBlockEnd: 0 },
});
const Name = styled('div')({ color: colors.inkMuted, ...typeScale.caption });
const Value = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  fontWeight: 500,
  overflowWrap: 'anywhere',
});
const Actions = styled('div')({ display: 'flex', gap: 10 });

/** The current task: a new e-mail or phone number, or a code that was sent to the current one. */
interface Task {
  channel: CodeChannel;
  sent: SentCode | null;
}

/** E-mail and phone number, each with whether it is verified. */
export function ContactPanel({ profile }: TabProps) {
  const text = useText();
  const [task, setTask] = useState<Task | null>(null);
  const verification = useRequestVerification();
  const verify = (channel: CodeChannel) => {
    verification.mutate(
      { data: { channel } },
      {
        onSuccess: (sent) => {
          setTask({ channel, sent: sentCode(sent) });
        },
      },
    );
  };
  return (
    <Panel title={text('profile.contact')} description={text('profile.contact.lead')}>
      <Rows>
        {(['email', 'phone'] as const).map((channel) => {
          const isVerified = profile[`${channel}_verified`];
          return (
            <Row key={channel}>
              <div>
                <Name>{text(`profile.contact.${channel}`)}</Name>
                <Value>
                  {channel === 'email' ? (
                    <Ltr>{profile.email}</Ltr>
                  ) : (
                    <PhoneText value={profile.phone} />
                  )}
                  <StatusChip tone={isVerified ? 'success' : 'warning'}>
                    {text(isVerified ? 'profile.contact.verified' : 'profile.contact.unverified')}
                  </StatusChip>
                </Value>
              </div>
              <Actions>
                {!isVerified && (
                  <Button
                    size="small"
                    loading={
                      verification.isPending && verification.variables.data.channel === channel
                    }
                    aria-label={text(`profile.contact.verify.${channel}`)}
                    onClick={() => {
                      verify(channel);
                    }}
                  >
                    {text('profile.contact.verify')}
                  </Button>
                )}
                <Button
                  size="small"
                  variant="outline"
                  aria-label={text(`profile.contact.change.${channel}`)}
                  onClick={() => {
                    setTask({ channel, sent: null });
                  }}
                >
                  {text('profile.contact.change')}
                </Button>
              </Actions>
            </Row>
          );
        })}
      </Rows>
      {task && (
        <Suspense>
          <ContactDialog
            channel={task.channel}
            sent={task.sent}
            onSent={(sent) => {
              setTask({ ...task, sent });
            }}
            onClose={() => {
              setTask(null);
            }}
          />
        </Suspense>
      )}
    </Panel>
  );
}
