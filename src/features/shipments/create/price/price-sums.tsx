import styled from '@emotion/styled';
import { useText } from '../../../../i18n/use-text.ts';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { VisuallyHidden } from '../../../../ui/text/visually-hidden.tsx';
import { colors, figures, typeScale } from '../../../../ui/theme/tokens.ts';
import type { BookingPrice } from './use-booking-price.ts';

const Rows = styled('dl')({
  display: 'grid',
  alignItems: 'baseline',
  gap: '2px 16px',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  ...typeScale.small,
  '& dt': { color: colors.inkMuted },
  '& dd': { textAlign: 'end' },
});
const Total = styled('strong')({ ...figures, ...typeScale.title, fontWeight: 600 });
const Before = styled('s')({ color: colors.inkMuted, marginInlineEnd: 8 });

/**
 * What booking costs and leaves. After a change the previous total is struck through next to it.
 */
export function PriceSums({ pricing: { chosen, previousTotal } }: { pricing: BookingPrice }) {
  const text = useText();
  if (!chosen) return null;
  return (
    <Rows>
      <dt>{text('shipments.create.total')}</dt>
      <dd aria-live="polite">
        {previousTotal && (
          <Before>
            <VisuallyHidden>{text('shipments.create.before')} </VisuallyHidden>
            <MoneyText value={previousTotal} />
          </Before>
        )}
        <Total>
          <MoneyText value={chosen.price.total_fee} />
        </Total>
      </dd>
      <dt>{text('shipments.create.balanceAfter')}</dt>
      <dd>
        <MoneyText value={chosen.price.balance_after} />
      </dd>
    </Rows>
  );
}
