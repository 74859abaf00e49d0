import styled from '@emotion/styled';
import type { Money } from '../../../../common/money.ts';
import { useText } from '../../../i18n/use-text.ts';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { colors, figures, typeScale } from '../../../ui/theme/tokens.ts';

const Line = styled('p')({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '2px 12px',
});
const Total = styled('strong')({ ...figures, ...typeScale.heading, fontWeight: 600 });
const Before = styled('s')({ color: colors.inkMuted, ...typeScale.lead });

interface PriceTotalProps {
  total: Money;
  /** What it was before it changed. */
  previous: Money | null;
}

/** The total, large; after a change with the old one struck beside it. */
export function PriceTotal({ total, previous }: PriceTotalProps) {
  const text = useText();
  return (
    <Line aria-live="polite">
      <Total>
        <MoneyText value={total} />
      </Total>
      {previous && (
        <Before>
          <VisuallyHidden>{text('shipments.create.before')} </VisuallyHidden>
          <MoneyText value={previous} />
        </Before>
      )}
    </Line>
  );
}
