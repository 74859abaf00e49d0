import styled from '@emotion/styled';
import type { WebhookMessageDetails } from '../../../../api/generated/model/webhook-message-details.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { DateText } from '../../../../ui/text/date-text.tsx';
import { CopyLine } from '../../copy-line.tsx';
import { SentText } from '../../log/sent-text.tsx';
import { Attempts } from './attempts.tsx';
import { indented } from './indented.ts';
import { EventText, StateCell } from './message-parts.tsx';
import { ResendButton } from './resend-button.tsx';

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20 });

interface MessageDetailsProps {
  endpointId: string;
  details: WebhookMessageDetails;
}

/** What came of a webhook, then what was sent, and its attempts. */
export function MessageDetails({ endpointId, details }: MessageDetailsProps) {
  const text = useText();
  const { message, body, attempts } = details;
  const { id, created_at } = message;
  return (
    <Root>
      <Facts
        facts={[
          { label: text('profile.webhooks.event'), value: <EventText message={message} /> },
          { label: text('profile.webhooks.state'), value: <StateCell message={message} /> },
          {
            label: text('profile.webhooks.message.time'),
            value: <DateText value={created_at} format="dateTime" />,
            wide: true,
          },
          {
            label: text('profile.webhooks.message.id'),
            value: <CopyLine value={id} labelId="profile.webhooks.message.id.copy" />,
            wide: true,
          },
        ]}
      />
      <ResendButton endpointId={endpointId} messageId={id} />
      <SentText
        title={text('profile.webhooks.message.body')}
        copyId="profile.webhooks.message.body.copy"
        note={text('profile.webhooks.message.body.note')}
        value={body}
        shown={indented(body)}
      />
      <Attempts attempts={attempts} />
    </Root>
  );
}
