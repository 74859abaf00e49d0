import { useFormContext, useWatch } from 'react-hook-form';
import { CURRENCIES } from '../../../../../common/money.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Fields, Wide } from '../../../../ui/forms/fields.tsx';
import { MoneyInput } from '../../../../ui/forms/money-input.tsx';
import { NumberInput } from '../../../../ui/forms/number-input.tsx';
import { SelectInput } from '../../../../ui/forms/select-input.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { ProductAdder } from './product-adder.tsx';
import { ProductName } from './product-name.tsx';
import type { OrderForm } from './product-values.ts';
import { useFieldProps } from '../use-field-label.ts';

/** The products of the order. */
export function OrderFields() {
  // Works in every form that contains this part.
  const { control } = useFormContext<OrderForm>();
  const text = useText();
  const field = useFieldProps(control);
  const currency = useWatch({ control, name: 'price.currency' });
  const currencies = Object.keys(CURRENCIES).map((value) => ({
    value,
    label: text(`shipments.create.currency.${value}`),
  }));
  return (
    <Fields>
      <ProductName line="" />
      <NumberInput {...field('quantity')} whole />
      <MoneyInput {...field('price.amount')} currency={currency} />
      <SelectInput {...field('price.currency')} options={currencies} />
      <Wide>
        <ProductAdder />
      </Wide>
      <TextInput
        {...field('reference_id')}
        ltr
        help={text('shipments.create.help.reference')}
        maxLength={60}
        optional
      />
    </Fields>
  );
}
