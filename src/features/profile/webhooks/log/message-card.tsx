import styled from '@emotion/styled';
import type { WebhookMessage } from '../../../../api/generated/model/webhook-message.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { colors, typeScale } from '../../../../ui/theme/tokens.ts';
import { TimeCell } from '../../log/time-cell.tsx';
import { EventCell, NextAttempt, StateChip } from './message-parts.tsx';

const Root = styled('div')({ display: 'grid', gap: 10, ...typeScale.small });
const Line = styled('div')({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 12,
  '& > :first-of-type': { minInlineSize: 0 },
  '& > :last-child': { flexShrink: 0, textAlign: 'end' },
});
const Marks = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 10px',
  color: colors.inkMuted,
  ...typeScale.caption,
});

/** One webhook on a phone. */
export function MessageCard({ message }: { message: WebhookMessage }) {
  const text = useText();
  return (
    <Root>
      <Line>
        <EventCell message={message} />
        <TimeCell at={message.created_at} />
      </Line>
      <Marks>
        <StateChip message={message} />
        <span>{text('profile.webhooks.message.tried', { count: message.attempts })}</span>
        <NextAttempt message={message} />
      </Marks>
    </Root>
  );
}
