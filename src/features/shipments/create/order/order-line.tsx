import styled from '@emotion/styled';
import { useFormContext, useWatch } from 'react-hook-form';
import { Fields } from '../../../../ui/forms/fields.tsx';
import { MoneyInput } from '../../../../ui/forms/money-input.tsx';
import { NumberInput } from '../../../../ui/forms/number-input.tsx';
import { useFieldProps } from '../use-field-label.ts';
import { ProductName } from './product-name.tsx';
import type { OrderForm } from './product-values.ts';

const Line = styled(Fields)({
  '@media (min-width: 600px)': { gridTemplateColumns: '2fr minmax(0, 1fr) minmax(0, 1.2fr)' },
});

/** The first product of an order, which is often the only one. */
export function OrderLine() {
  // Works in every form that contains this part.
  const { control } = useFormContext<OrderForm>();
  const field = useFieldProps(control);
  const currency = useWatch({ control, name: 'price.currency' });
  return (
    <Line>
      <ProductName line="" />
      <NumberInput {...field('quantity')} whole />
      <MoneyInput {...field('price.amount')} currency={currency} />
    </Line>
  );
}
