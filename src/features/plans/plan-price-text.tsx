import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { Plan } from '../../api/generated/model/plan.ts';
import type { PlanPeriod } from '../../api/generated/model/plan-period.ts';
import { useText } from '../../i18n/use-text.ts';
import { useMoneyString } from '../../ui/text/money-string.ts';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { WithRiyalSign } from '../../ui/text/with-riyal-sign.tsx';
import { colors, typeScale } from '../../ui/theme/tokens.ts';
import { priceOf, savingOf } from './plan-change.ts';

const Root = styled('div')({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 6,
});
const Price = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  color: colors.inkMuted,
  '& > :first-of-type': { color: colors.ink, ...typeScale.display, fontWeight: 600 },
});
const Part = styled('p')({ color: colors.inkMuted, ...typeScale.small });

/** The price of a plan. By the year, also what that is in the month and what it saves. */
export function PlanPriceText({ plan, period }: { plan: Plan; period: PlanPeriod }) {
  const text = useText();
  const intl = useIntl();
  const moneyString = useMoneyString();
  const price = priceOf(plan, period)?.price;
  if (plan.tier === 'basic') {
    return (
      <Root>
        <Price>
          <span>{text('plans.free')}</span>
        </Price>
      </Root>
    );
  }
  if (!price) return <Root />;
  const saving = period === 'yearly' ? savingOf(plan) : null;
  const twelfth = { ...price, amount: Math.round(price.amount / 12) };
  return (
    <Root>
      <Price>
        <span>
          <MoneyText value={price} whole />
        </span>
        <span>{text(`plans.per.${period}`)}</span>
      </Price>
      {period === 'yearly' && (
        <Part>
          <WithRiyalSign>{text('plans.ofYear', { amount: moneyString(twelfth) })}</WithRiyalSign>
        </Part>
      )}
      {saving && (
        <StatusChip tone="accent" plain>
          <WithRiyalSign>
            {text('plans.saving', {
              amount: moneyString(saving.amount),
              percent: intl.formatNumber(saving.share, {
                style: 'percent',
                maximumFractionDigits: 1,
              }),
            })}
          </WithRiyalSign>
        </StatusChip>
      )}
    </Root>
  );
}
