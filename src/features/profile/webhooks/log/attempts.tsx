import styled from '@emotion/styled';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { WebhookAttempt } from '../../../../api/generated/model/webhook-attempt.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Separator } from '../../../../ui/text/separator.tsx';
import { StatusChip } from '../../../../ui/text/status-chip.tsx';
import { colors, type, typeScale } from '../../../../ui/theme/tokens.ts';
import { RawText } from '../../log/raw-text.tsx';

const Title = styled('h3')({ ...type.h3, marginBlockEnd: 6 });
const List = styled('ul')({
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    gap: 8,
    paddingBlock: 12,
    borderBlockStart: `1px solid ${colors.line}`,
  },
  '& > li:last-of-type': { paddingBlockEnd: 0 },
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
});
const Muted = styled('p')({ color: colors.inkMuted, ...typeScale.caption });

/** What came of the latest attempts to send a webhook, newest first. */
export function Attempts({ attempts }: { attempts: readonly WebhookAttempt[] }) {
  const text = useText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{text('profile.webhooks.attempts')}</Title>
      {attempts.length === 0 ? (
        <Muted>{text('profile.webhooks.attempts.none')}</Muted>
      ) : (
        <List>
          {attempts.map((attempt, index) => (
            // Two may have the same time. They hold no state.
            <Attempt key={index} attempt={attempt} />
          ))}
        </List>
      )}
    </section>
  );
}

function Attempt({ attempt }: { attempt: WebhookAttempt }) {
  const text = useText();
  const intl = useIntl();
  const answerId = useId();
  const { at, outcome, status, answer, duration_ms } = attempt;
  return (
    <li>
      <Head>
        <StatusChip tone={outcome === 'delivered' ? 'success' : 'danger'}>
          {text(`profile.webhooks.outcome.${outcome}`)}
        </StatusChip>
        <Muted>
          <bdi>
            {intl.formatDate(at, {
              day: 'numeric',
              month: 'short',
              hour: 'numeric',
              minute: '2-digit',
              second: '2-digit',
            })}
          </bdi>
          {status !== undefined && (
            <>
              <Separator />
              {text('profile.webhooks.attempt.status', { status })}
            </>
          )}
          <Separator />
          {text('profile.webhooks.attempt.duration', { ms: intl.formatNumber(duration_ms) })}
        </Muted>
      </Head>
      {answer !== undefined && answer !== '' && (
        <>
          <Muted id={answerId}>{text('profile.webhooks.attempt.answer')}</Muted>
          <RawText labelledBy={answerId}>{answer}</RawText>
        </>
      )}
    </li>
  );
}
