import styled from '@emotion/styled';
import type { Plan } from '../../api/generated/model/plan.ts';
import type { PlanChoice } from '../../api/generated/model/plan-choice.ts';
import type { PlanPeriod } from '../../api/generated/model/plan-period.ts';
import type { Subscription } from '../../api/generated/model/subscription.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { colors, radius, type, typeScale } from '../../ui/theme/tokens.ts';
import { changeOf, choiceOf, priceOf } from './plan-change.ts';
import { PlanFeatures } from './plan-features.tsx';
import { PlanPriceText } from './plan-price-text.tsx';

const Root = styled('article')({
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  gap: 20,
  padding: 24,
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.large,
  '&[data-current="true"]': {
    borderColor: colors.verdigris,
    boxShadow: `inset 0 0 0 1px ${colors.verdigris}`,
  },
  '@media (max-width: 879.95px)': { gridTemplateRows: 'none', padding: 20, gap: 16 },
});
const Name = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  '& h2': type.h2,
  '& p': { flexBasis: '100%', color: colors.inkMuted, ...typeScale.small },
});
const Gone = styled('p')({ alignSelf: 'center', color: colors.inkMuted, textAlign: 'center' });

interface PlanCardProps {
  plan: Plan;
  subscription: Subscription;
  period: PlanPeriod;
  onChoose: (choice: PlanChoice) => void;
}

/** One plan: its price in the chosen period, the button that changes to it, and what it includes. */
export function PlanCard({ plan, subscription, period, onChoose }: PlanCardProps) {
  const text = useText();
  const { nameOf } = useEnumNames();
  const { tier } = plan;
  const name = nameOf('plan_tier', tier);
  const isCurrent = tier === subscription.tier;
  const isNext = tier === subscription.scheduled_change?.tier;
  return (
    <Root data-current={isCurrent}>
      <Name>
        <h2>{name}</h2>
        {isCurrent && <StatusChip tone="success">{text('plans.current')}</StatusChip>}
        {isNext && !isCurrent && <StatusChip tone="progress">{text('plans.next')}</StatusChip>}
        <p>{text(`plans.for.${tier}`)}</p>
      </Name>
      <PlanPriceText plan={plan} period={period} />
      <Choice plan={plan} subscription={subscription} period={period} onChoose={onChoose} />
      <PlanFeatures limits={plan.limits} label={text('plans.includes', { plan: name })} />
    </Root>
  );
}

/** The button of the change to this plan; empty for the plan that the account has. */
function Choice({ plan, subscription, period, onChoose }: PlanCardProps) {
  const text = useText();
  const { nameOf } = useEnumNames();
  const { tier } = plan;
  const { scheduled_change: scheduled } = subscription;
  const choice = choiceOf(tier, period);
  const kind = changeOf(subscription, choice);
  const isScheduled = scheduled?.tier === tier && scheduled.period === choice.period;
  if (kind === null || isScheduled) return <span />;
  if (tier !== 'basic' && !priceOf(plan, period)) return <Gone>{text('plans.unavailable')}</Gone>;
  const rises = kind === 'upgrade' || kind === 'yearly' || kind === 'renew';
  return (
    <Button
      fullWidth
      variant={rises ? 'solid' : 'outline'}
      onClick={() => {
        onChoose(choice);
      }}
    >
      {text(`plans.choose.${kind}`, { plan: nameOf('plan_tier', tier) })}
    </Button>
  );
}
