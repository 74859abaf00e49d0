import styled from '@emotion/styled';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { WeightText } from '../../../../ui/text/weight-text.tsx';
import { colors, typeScale } from '../../../../ui/theme/tokens.ts';
import type { BookingValues } from '../booking-values.ts';
import { useProductsBySku } from '../order/use-line-product.ts';

const Root = styled('p')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0 8px',
  color: colors.inkMuted,
  ...typeScale.small,
});

/** Offers the weight of the products together, if all of them are known and it is another. */
export function ProductsWeight() {
  const { control, setValue, clearErrors } = useFormContext<BookingValues>();
  const text = useText();
  const [sku, quantity, further, weight, unit] = useWatch({
    control,
    name: ['sku', 'quantity', 'further_products', 'weight', 'weight_unit'],
  });
  const lines = [{ sku, quantity }, ...further];
  const products = useProductsBySku(lines.map((line) => line.sku));
  const weights = lines.map((line, index) => {
    const product = products[index];
    return product && typeof line.quantity === 'number' ? product.weight * line.quantity : null;
  });
  const known = weights.filter((each) => each !== null);
  const sum = known.reduce((total, each) => total + each, 0);
  if (known.length < lines.length || sum === weight) return null;
  return (
    <Root>
      <span>
        {text('shipments.create.productsWeight')} <WeightText grams={sum} unit={unit} />
      </span>
      <Button
        variant="text"
        size="small"
        onClick={() => {
          setValue('weight', sum, { shouldDirty: true, shouldValidate: true });
          clearErrors('weight');
        }}
      >
        {text('shipments.create.productsWeight.take')}
      </Button>
    </Root>
  );
}
