import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { Product } from '../../api/generated/model/product.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useText } from '../../i18n/use-text.ts';
import { PausedMark } from '../../shared/plan-limits/paused-mark.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { Separator } from '../../ui/text/separator.tsx';
import { WeightText } from '../../ui/text/weight-text.tsx';
import { colors, typeScale } from '../../ui/theme/tokens.ts';
import { NameCell, UsedCell } from './product-cells.tsx';

const Root = styled('div')({ display: 'grid', gap: 8, lineHeight: '24px' });
const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  '& > :first-of-type': { minInlineSize: 0 },
  '& > :last-child': { flexShrink: 0 },
});
const Quiet = styled('div')({ color: colors.inkMuted, ...typeScale.caption });

/** One product on a phone. */
export function ProductCard({ product }: { product: Product }) {
  const text = useText();
  const intl = useIntl();
  const { nameOf } = useEnumNames();
  const { price, weight, weight_unit, shipment_type, quantity_sold, is_paused } = product;
  return (
    <Root>
      <Line>
        <NameCell product={product} />
        <MoneyText value={price} />
      </Line>
      <Quiet>
        <Line>
          <span>
            <WeightText grams={weight} unit={weight_unit} />
            <Separator />
            {nameOf('shipment_type', shipment_type)}
          </span>
          <span>
            {text('products.soldCount', {
              count: quantity_sold,
              number: intl.formatNumber(quantity_sold),
            })}
          </span>
        </Line>
      </Quiet>
      {product.last_used_at !== undefined && (
        <Quiet>
          <Line>
            <span>{text('products.column.lastUsed')}</span>
            <UsedCell product={product} />
          </Line>
        </Quiet>
      )}
      {is_paused && <PausedMark />}
    </Root>
  );
}
