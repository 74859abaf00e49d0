import { useIntl } from 'react-intl';
import type { WebhookMessage } from '../../../../api/generated/model/webhook-message.ts';
import type { WebhookMessageState } from '../../../../api/generated/model/webhook-message-state.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { TwoLines } from '../../../../ui/table/two-lines.tsx';
import { Ltr } from '../../../../ui/text/ltr.tsx';
import { StatusChip, type StatusTone } from '../../../../ui/text/status-chip.tsx';
import { EntryLink, useEntryLink } from '../../log/entry-link.tsx';
import { messageParameter } from '../../paths.ts';
import { isBeingSent } from './look-again.ts';

interface MessageProps {
  message: WebhookMessage;
}

const tones: Record<WebhookMessageState, StatusTone> = {
  waiting: 'progress',
  delivered: 'success',
  failed: 'danger',
};

/** Whether it has arrived. */
export function StateChip({ message: { state } }: MessageProps) {
  const text = useText();
  return (
    <StatusChip tone={tones[state]}>{text(`profile.webhooks.message.state.${state}`)}</StatusChip>
  );
}

/** When a webhook that waits is sent; nothing of any other. */
export function NextAttempt({ message }: MessageProps) {
  const text = useText();
  const intl = useIntl();
  const { state, next_attempt_at } = message;
  if (state !== 'waiting') return null;
  if (next_attempt_at === undefined) return text('profile.webhooks.message.held');
  if (isBeingSent(message)) return text('profile.webhooks.message.now');
  const next = intl.formatDate(next_attempt_at, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return text('profile.webhooks.message.next', { next });
}

/** Whether it has arrived, and when it is tried next. */
export function StateCell({ message }: MessageProps) {
  const isWaiting = message.state === 'waiting';
  return (
    <TwoLines
      first={<StateChip message={message} />}
      second={isWaiting && <NextAttempt message={message} />}
    />
  );
}

/** What happened, and the name of that for programs. */
export function EventText({ message: { event } }: MessageProps) {
  const text = useText();
  return <TwoLines first={text(`profile.webhooks.event.${event}`)} second={<Ltr>{event}</Ltr>} />;
}

/** Opens the webhook: its event, and the name of that for programs. */
export function EventCell({ message: { id, event } }: MessageProps) {
  const text = useText();
  const link = useEntryLink(messageParameter);
  return (
    <TwoLines
      first={<EntryLink {...link(id)}>{text(`profile.webhooks.event.${event}`)}</EntryLink>}
      second={<Ltr>{event}</Ltr>}
    />
  );
}

/** How often it was sent. */
export function AttemptsCell({ message: { attempts } }: MessageProps) {
  const intl = useIntl();
  return <Ltr>{intl.formatNumber(attempts)}</Ltr>;
}
