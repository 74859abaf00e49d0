import styled from '@emotion/styled';
import type { Money } from '../../../../common/money.ts';
import { amountFor } from '../../../../common/exchange.ts';
import { useText } from '../../../i18n/use-text.ts';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { colors, motion, radius, typeScale } from '../../../ui/theme/tokens.ts';

/** Whole riyals that the balance gains. */
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
  /** Rate of the currency to pay in. */
  microSar: number;
  /** The typed amount in minor units. */
  amount: number | null;
  onChoose: (amount: Money['amount']) => void;
}

/** Common amounts in riyals, converted if another currency is chosen. */
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
