import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { negateMoney } from '../../../../common/money.ts';
import type { PlanChangePreview } from '../../../api/generated/model/plan-change-preview.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useDayText } from '../../../ui/filters/use-day-text.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import { dayBefore } from '../plan-change.ts';

const Sum = styled('div')({
  marginBlockStart: 12,
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${colors.line}`,
  '& dl > div:first-of-type': {
    '& dt': { color: colors.ink, ...typeScale.lead, fontWeight: 600 },
    '& dd': { ...typeScale.lead, fontWeight: 600 },
  },
});

/** The account of a change to the halala: what is charged, what is given back, and their sum. */
export function ChangeLines({ preview }: { preview: PlanChangePreview }) {
  const text = useText();
  const intl = useIntl();
  const dayText = useDayText();
  const { nameOf } = useEnumNames();
  const { tier, period, charge, credit, charge_later, total, starts_on, ends_on } = preview;
  const plan = nameOf('plan_tier', tier);
  const rate = (basisPoints: number) =>
    intl.formatNumber(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  const days = ends_on !== undefined && {
    label: text('plans.line.period'),
    value: text('plans.line.days', {
      first: dayText(starts_on),
      last: dayText(dayBefore(ends_on)),
    }),
  };
  const later = charge_later && {
    label: text('plans.line.later', { date: dayText(starts_on) }),
    value: <MoneyText value={charge_later} />,
  };
  const lines = [
    days,
    charge &&
      period && {
        label: text(`plans.line.${period}`, { plan }),
        value: <MoneyText value={charge.subtotal} />,
      },
    charge && {
      label: text('plans.line.vat', { rate: rate(charge.vat_rate) }),
      value: <MoneyText value={charge.vat} />,
    },
    credit && {
      label: text('plans.line.unused', { unused: credit.unused_days, days: credit.days }),
      value: <MoneyText value={negateMoney(credit.subtotal)} />,
    },
    credit && {
      label: text('plans.line.unusedVat'),
      value: <MoneyText value={negateMoney(credit.vat)} />,
    },
    later,
  ].filter((line) => typeof line === 'object');
  const isGivenBack = total.amount < 0;
  return (
    <div>
      <Facts arrangement="rows" facts={lines} />
      {(charge || credit) && (
        <Sum>
          <Facts
            arrangement="rows"
            facts={[
              {
                label: text(isGivenBack ? 'plans.line.back' : 'plans.line.total'),
                value: <MoneyText value={isGivenBack ? negateMoney(total) : total} />,
              },
              {
                label: text('plans.line.balance'),
                value: preview.shortfall === undefined && (
                  <MoneyText value={preview.balance_after} />
                ),
              },
            ]}
          />
        </Sum>
      )}
    </div>
  );
}
