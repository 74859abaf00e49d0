import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { useGetSubscription } from '../../api/generated/plans/plans.ts';
import type { Subscription } from '../../api/generated/model/subscription.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useText } from '../../i18n/use-text.ts';
import { plansPath } from '../plans/paths.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx';
import { useDayText } from '../../ui/filters/use-day-text.ts';
import { AlertIcon } from '../../ui/icons.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { colors, typeScale } from '../../ui/theme/tokens.ts';

/** The share that the highest plan gives back, in basis points. */
const mostCashBack = 400;

const Name = styled('p')({ ...typeScale.lead, fontWeight: 600 });
const Line = styled('p')({ color: colors.inkMuted, ...typeScale.small });
const Late = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: colors.warning,
  ...typeScale.small,
  fontWeight: 500,
});

/** The account's plan and what it gives back, with the way to the others. */
export function PlanPanel() {
  const text = useText();
  return (
    <Panel
      title={text('home.plan.title')}
      actions={
        <ButtonLink to={plansPath} variant="outline" size="small">
          {text('home.plan.all')}
        </ButtonLink>
      }
    >
      <Content />
    </Panel>
  );
}

function Content() {
  const text = useText();
  const intl = useIntl();
  const { nameOf } = useEnumNames();
  const { data: subscription, isError, refetch } = useGetSubscription();
  if (isError) return <FailedState onRetry={() => void refetch()} />;
  if (!subscription) return <LinesSkeleton lines={3} />;
  const { tier, usage } = subscription;
  const cashBack = usage.find(({ limit }) => limit === 'cash_back')?.allowed ?? 0;
  const rate = intl.formatNumber((cashBack || mostCashBack) / 10_000, {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return (
    <>
      <Name>{nameOf('plan_tier', tier)}</Name>
      <Standing subscription={subscription} />
      <Line>{text(cashBack > 0 ? 'home.plan.cashBack' : 'home.plan.basic', { rate })}</Line>
    </>
  );
}

/** When the plan is paid next or ends; nothing for the free plan. */
function Standing({ subscription }: { subscription: Subscription }) {
  const text = useText();
  const dayText = useDayText();
  const { grace_until, renewal, ends_on } = subscription;
  if (grace_until !== undefined) {
    return (
      <Late>
        <AlertIcon size={17} />
        {text('home.plan.grace', { date: dayText(grace_until) })}
      </Late>
    );
  }
  if (renewal) return <Line>{text('home.plan.renews', { date: dayText(renewal.on) })}</Line>;
  return ends_on !== undefined && <Line>{text('home.plan.ends', { date: dayText(ends_on) })}</Line>;
}
