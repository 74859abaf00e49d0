import styled from '@emotion/styled';
import type { Money } from '../../../../common/money.ts';
import { amountFor } from '../../../../common/exchange.ts';
import { useText } from '../../../i18n/use-text.ts';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { colors, motion, radius, typeScale } from '../../../ui/theme/tokens.ts';

/** Whole riyals that the balance may gain. */
const quickAmounts = [100, 250, 500, 1000] as const;

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 10,
  '@media (max-width: 479.95px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Amount = styled('button')({
  minBlockSize: 56,
  padding: 10,
  color: colors.ink,
  background: colors.surface,
  border: `1px solid ${colors.lineStrong}`,
  borderRadius: radius.medium,
  ...typeScale.lead,
  fontWeight: 600,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  '&:hover': { background: colors.canvas },
  '&[aria-pressed="true"]': {
    color: colors.verdigrisDark,
    background: colors.verdigrisSoft,
    borderColor: colors.verdigris,
    boxShadow: `inset 0 0 0 1px ${colors.verdigris}`,
  },
});

interface QuickAmountsProps {
  /** The rate of the currency that is paid in. */
  microSar: number;
  /** What is typed now, in minor units. */
  amount: number | null;
  onChoose: (amount: Money['amount']) => void;
}

/** Amounts that people often choose, in riyals; in another currency they come to the same. */
export function QuickAmounts({ microSar, amount, onChoose }: QuickAmountsProps) {
  const text = useText();
  return (
    <Row role="group" aria-label={text('billing.topUp.quick')}>
      {quickAmounts.map((riyals) => {
        const due = amountFor(riyals * 100, microSar);
        return (
          <Amount
            key={riyals}
            type="button"
            aria-pressed={amount === due}
            onClick={() => {
              onChoose(due);
            }}
          >
            <MoneyText value={{ amount: riyals * 100, currency: 'SAR' }} whole />
          </Amount>
        );
      })}
    </Row>
  );
}
