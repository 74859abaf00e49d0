import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { Money } from '../../../common/money.ts';
import { useText } from '../../i18n/use-text.ts';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { colors, typeScale } from '../../ui/theme/tokens.ts';

/** The components of a price. Quotes and charges of shipments both have them. */
export interface PriceParts {
  base_fee: Money;
  weight_fee: Money;
  cod_fee: Money;
  remote_area_fee: Money;
  subtotal: Money;
  /** Basis points. */
  vat_rate: number;
  vat: Money;
  total_fee: Money;
}

interface PriceBreakdownProps {
  price: PriceParts;
  /**
   * Grams that the base fee covers. The weight fee starts above this or 10 kg, whichever is more.
   */
  baseWeight?: number;
}

/** The delivery fee applies above this weight (specification, section 9). */
const deliveryFeeFrom = 10_000;

const List = styled('dl')({
  display: 'grid',
  gap: '8px 16px',
  gridTemplateColumns: '1fr auto',
  ...typeScale.small,
});
const sum = {
  borderBlockStart: `1px solid ${colors.line}`,
  marginInlineStart: -16,
  marginBlockStart: 2,
  paddingBlockStart: 10,
};
const Name = styled('dt')({
  color: colors.inkMuted,
  '&[data-sum="true"]': { ...sum, marginInline: 0 },
});
const Amount = styled('dd')({
  textAlign: 'end',
  '&[data-none="true"]': { color: colors.inkMuted },
  '&[data-sum="true"]': sum,
});

/** The components of a price, line by line, and their total. */
export function PriceBreakdown({ price, baseWeight = deliveryFeeFrom }: PriceBreakdownProps) {
  const text = useText();
  const intl = useIntl();
  const rate = `\u2066${intl.formatNumber(price.vat_rate / 100)}%\u2069`;
  const weight = intl.formatNumber(Math.max(baseWeight, deliveryFeeFrom) / 1000, {
    style: 'unit',
    unit: 'kilogram',
  });
  return (
    <List>
      <Line name={text('shared.pricing.baseFee')} value={price.base_fee} />
      <Line name={text('shared.pricing.weightFee', { weight })} value={price.weight_fee} />
      <Line name={text('shared.pricing.codFee')} value={price.cod_fee} />
      <Line name={text('shared.pricing.remoteAreaFee')} value={price.remote_area_fee} />
      <Line name={text('shared.pricing.subtotal')} value={price.subtotal} sum />
      <Line name={text('shared.pricing.vat', { rate })} value={price.vat} />
      <Line name={text('shared.pricing.total')} value={price.total_fee} sum strong />
    </List>
  );
}

interface LineProps {
  name: string;
  value: Money;
  /** Draws a line above, as for a sum. */
  sum?: boolean;
  strong?: boolean;
}

function Line({ name, value, sum: isSum = false, strong = false }: LineProps) {
  const style = strong ? { color: colors.ink, fontWeight: 600 } : undefined;
  return (
    <>
      <Name data-sum={isSum} style={style}>
        {name}
      </Name>
      <Amount data-sum={isSum} data-none={value.amount === 0} style={style}>
        <MoneyText value={value} />
      </Amount>
    </>
  );
}
