import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { LimitUsage } from '../../api/generated/model/limit-usage.ts';
import type { PlanLimit } from '../../api/generated/model/plan-limit.ts';
import type { Subscription } from '../../api/generated/model/subscription.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useText } from '../../i18n/use-text.ts';
import { profileTabPath } from '../profile/paths.ts';
import { shipmentPaths } from '../shipments/paths.ts';
import { useDayText } from '../../ui/filters/use-day-text.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { useMoneyString } from '../../ui/text/money-string.ts';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { colors, radius, typeScale } from '../../ui/theme/tokens.ts';
import { WithRiyalSign } from '../../ui/text/with-riyal-sign.tsx';
import { dayBefore } from './plan-change.ts';

const Limits = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: '20px 32px',
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2px 12px',
  ...typeScale.small,
});
const Name = styled(Link)({
  color: colors.ink,
  textDecoration: 'none',
  '&:hover': { color: colors.verdigris, textDecoration: 'underline' },
});
const Figures = styled('span')({ color: colors.inkMuted });
const Track = styled('div')({
  blockSize: 6,
  marginBlock: '8px 8px',
  overflow: 'hidden',
  background: colors.sunken,
  borderRadius: radius.round,
});
const Filled = styled('div')({ blockSize: '100%', borderRadius: radius.round });

/** The account's plan, when it is paid next, and what is used of each limit. */
export function OwnPlan({ subscription }: { subscription: Subscription }) {
  const text = useText();
  const { nameOf } = useEnumNames();
  const when = useStanding(subscription);
  const counted = subscription.usage.filter(({ used }) => used !== undefined);
  return (
    <Panel
      title={text('plans.yours', { plan: nameOf('plan_tier', subscription.tier) })}
      description={when !== undefined && <WithRiyalSign>{when}</WithRiyalSign>}
    >
      <Limits aria-label={text('plans.usage')}>
        {counted.map((usage) => (
          <li key={usage.limit}>
            <Usage usage={usage} />
          </li>
        ))}
      </Limits>
    </Panel>
  );
}

function useStanding(subscription: Subscription): string | undefined {
  const text = useText();
  const dayText = useDayText();
  const moneyString = useMoneyString();
  const { period, ends_on, renewal, scheduled_change, status } = subscription;
  if (period === undefined || ends_on === undefined) return text('plans.yours.free');
  if (status === 'grace') return undefined;
  return renewal && !scheduled_change
    ? text('plans.yours.renews', {
        date: dayText(renewal.on),
        amount: moneyString(renewal.price),
      })
    : text('plans.yours.until', { date: dayText(dayBefore(ends_on)) });
}

const ofIntegrations: readonly PlanLimit[] = ['api_keys', 'stores', 'webhook_endpoints'];

/** Where the things that a limit counts are listed. */
function placeOf(limit: PlanLimit): string {
  return ofIntegrations.includes(limit) ? profileTabPath('integrations') : shipmentPaths.create;
}

/** How much of one limit is used. The bar only repeats the figures. */
function Usage({ usage: { limit, used = 0, allowed, paused = 0 } }: { usage: LimitUsage }) {
  const text = useText();
  const intl = useIntl();
  const { nameOf } = useEnumNames();
  const share = allowed === 0 ? 1 : Math.min(used / allowed, 1);
  return (
    <>
      <Head>
        <Name to={placeOf(limit)}>{nameOf('plan_limit', limit)}</Name>
        <Figures>
          {text('plans.usage.of', {
            used: intl.formatNumber(used),
            allowed: intl.formatNumber(allowed),
          })}
        </Figures>
      </Head>
      <Track aria-hidden>
        <Filled
          style={{
            inlineSize: `${share * 100}%`,
            background: paused > 0 ? colors.warning : colors.verdigris,
          }}
        />
      </Track>
      {paused > 0 && (
        <StatusChip tone="warning">{text('plans.usage.paused', { count: paused })}</StatusChip>
      )}
    </>
  );
}
