import { useFormContext } from 'react-hook-form';
import { CURRENCIES } from '../../../../../common/money.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Fields } from '../../../../ui/forms/fields.tsx';
import { SelectInput } from '../../../../ui/forms/select-input.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { useFieldProps } from '../use-field-label.ts';
import type { OrderForm } from './product-values.ts';

/** The fields of {@link OrderExtras}. */
export const orderExtras = ['reference_id', 'price.currency'] as const;

/** The account's own number of an order, and its currency. */
export function OrderExtras() {
  const { control } = useFormContext<OrderForm>();
  const text = useText();
  const field = useFieldProps(control);
  const currencies = Object.keys(CURRENCIES).map((value) => ({
    value,
    label: text(`shipments.create.currency.${value}`),
  }));
  return (
    <Fields>
      <TextInput
        {...field('reference_id')}
        ltr
        help={text('shipments.create.help.reference')}
        maxLength={60}
        optional
      />
      <SelectInput {...field('price.currency')} options={currencies} />
    </Fields>
  );
}
