import { useFormContext } from 'react-hook-form';
import type { CourierPrice } from '../../../../api/generated/model/courier-price.ts';
import { useEnumNames } from '../../../../api/use-enum-names.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ChoiceInput } from '../../../../ui/forms/choice-input.tsx';
import { Fields, Wide } from '../../../../ui/forms/fields.tsx';
import { NumberInput } from '../../../../ui/forms/number-input.tsx';
import { SelectInput } from '../../../../ui/forms/select-input.tsx';
import type { BookingValues } from '../booking-values.ts';
import { useFieldProps } from '../use-field-label.ts';
import { DeliveryFields } from './delivery-fields.tsx';

/** The fields of {@link HandlingFields}. */
export const handlingFields = [
  'shipment_type',
  'packaging_type',
  'pieces',
  'shipping_method',
  'preferred_delivery_day',
  'preferred_delivery_time',
  'note',
] as const;

/**
 * How a parcel is packed, handed over and delivered.
 *
 * @param price the chosen one, whose courier's days and methods are offered.
 */
export function HandlingFields({ price }: { price: CourierPrice | null }) {
  const { control } = useFormContext<BookingValues>();
  const text = useText();
  const field = useFieldProps(control);
  const { optionsOf } = useEnumNames();
  const methods: readonly string[] | undefined = price?.shipping_methods;
  const offered = optionsOf('shipping_method').filter(
    ({ value }) => methods?.includes(value) ?? true,
  );
  return (
    <Fields>
      <SelectInput {...field('shipment_type')} options={optionsOf('shipment_type')} />
      <SelectInput {...field('packaging_type')} options={optionsOf('packaging_type')} />
      <NumberInput {...field('pieces')} whole help={text('shipments.create.help.pieces')} />
      <Wide>
        <ChoiceInput {...field('shipping_method')} options={offered} />
      </Wide>
      <DeliveryFields servedDays={price?.served_days} />
    </Fields>
  );
}
