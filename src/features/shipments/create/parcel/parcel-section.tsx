import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SIZE_PRESETS, type SizePreset } from '../../../../../common/sizes.ts';
import type { CourierPrice } from '../../../../api/generated/model/courier-price.ts';
import { useEnumNames } from '../../../../api/use-enum-names.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ChoiceInput } from '../../../../ui/forms/choice-input.tsx';
import { DimensionsInput } from '../../../../ui/forms/dimensions-input.tsx';
import { NumberInput } from '../../../../ui/forms/number-input.tsx';
import { SelectInput } from '../../../../ui/forms/select-input.tsx';
import { WeightInput } from '../../../../ui/forms/weight-input.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Fields, Wide } from '../../../../ui/forms/fields.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { SavedPresets } from './saved-presets.tsx';
import type { BookingValues } from '../booking-values.ts';
import { useProductParts } from '../order/product-parts.ts';
import { useFieldProps } from '../use-field-label.ts';

const dimensions = {
  length: 'length',
  width: 'width',
  height: 'height',
  unit: 'dimension_unit',
} as const;

interface ParcelSectionProps {
  /** The chosen price, whose courier's days and methods are offered. */
  price: CourierPrice | null;
}

/** The parcel, and when it should arrive. */
export function ParcelSection({ price }: ParcelSectionProps) {
  const { control } = useFormContext<BookingValues>();
  const text = useText();
  const intl = useIntl();
  const field = useFieldProps(control);
  const { optionsOf } = useEnumNames();
  const parts = useProductParts();
  useOfferedMethod(price);

  const sizes = optionsOf('size').map((option) => {
    if (!Object.hasOwn(SIZE_PRESETS, option.value)) return option;
    const { length, width, height } = SIZE_PRESETS[option.value as SizePreset];
    const inCm = [length, width, height].map((side) => intl.formatNumber(side / 10));
    return { ...option, description: `\u2066${inCm.join(' × ')}\u2069 ${text('ui.unit.cm')}` };
  });
  const methods: readonly string[] | undefined = price?.shipping_methods;
  const offered = optionsOf('shipping_method').filter(
    ({ value }) => methods?.includes(value) ?? true,
  );

  return (
    <Panel title={text('shipments.create.shipment')} actions={<SavedPresets />}>
      <Fields>
        <div>
          <WeightInput
            {...field('weight')}
            unitName="weight_unit"
            help={text('shipments.create.help.weight')}
          />
          {parts && <parts.ParcelProducts />}
        </div>
        <NumberInput {...field('pieces')} whole />
        <Wide>
          <ChoiceInput {...field('size')} options={sizes} columns={2} />
        </Wide>
        <Wide>
          <DimensionsInput control={control} names={dimensions} />
        </Wide>
        <SelectInput {...field('shipment_type')} options={optionsOf('shipment_type')} />
        <SelectInput {...field('packaging_type')} options={optionsOf('packaging_type')} />
        <Wide>
          <ChoiceInput {...field('shipping_method')} options={offered} />
        </Wide>
        <DeliveryFields servedDays={price?.served_days} />
      </Fields>
    </Panel>
  );
}

/** If the prices were requested without a method, the courier's first one is used. */
function useOfferedMethod(price: CourierPrice | null) {
  const { getValues, setValue } = useFormContext<BookingValues>();
  const [offered] = price?.shipping_methods ?? [];
  useEffect(() => {
    if (offered && getValues('shipping_method') === '') setValue('shipping_method', offered);
  }, [offered, getValues, setValue]);
}
