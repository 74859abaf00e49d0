import { useEffect } from 'react';
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
import type { BookingForm } from '../use-booking-form.ts';
import { useFieldLabel } from '../use-field-label.ts';
import { useSizePresets } from './use-size-presets.ts';

const dimensions = {
  length: 'length',
  width: 'width',
  height: 'height',
  unit: 'dimension_unit',
} as const;

interface ParcelSectionProps {
  form: BookingForm;
  /** The chosen price, whose courier's days and methods are offered. */
  price: CourierPrice | null;
}

/** The parcel, and when it should arrive. */
export function ParcelSection({ form, price }: ParcelSectionProps) {
  const { control } = form;
  const text = useText();
  const intl = useIntl();
  const label = useFieldLabel();
  const { optionsOf } = useEnumNames();
  useSizePresets(form);
  useOfferedMethod(form, price);

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
    <Panel title={text('shipments.create.shipment')} actions={<SavedPresets form={form} />}>
      <Fields>
        <WeightInput
          control={control}
          name="weight"
          unitName="weight_unit"
          label={label('weight')}
          help={text('shipments.create.help.weight')}
        />
        <NumberInput control={control} name="pieces" label={label('pieces')} whole />
        <Wide>
          <ChoiceInput
            control={control}
            name="size"
            label={label('size')}
            options={sizes}
            columns={2}
          />
        </Wide>
        <Wide>
          <DimensionsInput control={control} names={dimensions} />
        </Wide>
        <SelectInput
          control={control}
          name="shipment_type"
          label={label('shipment_type')}
          options={optionsOf('shipment_type')}
        />
        <SelectInput
          control={control}
          name="packaging_type"
          label={label('packaging_type')}
          options={optionsOf('packaging_type')}
        />
        <Wide>
          <ChoiceInput
            control={control}
            name="shipping_method"
            label={label('shipping_method')}
            options={offered}
          />
        </Wide>
        <DeliveryFields servedDays={price?.served_days} />
      </Fields>
    </Panel>
  );
}

/** If the prices were requested without a method, the courier's first one is used. */
function useOfferedMethod({ getValues, setValue }: BookingForm, price: CourierPrice | null) {
  const [offered] = price?.shipping_methods ?? [];
  useEffect(() => {
    if (offered && getValues('shipping_method') === '') setValue('shipping_method', offered);
  }, [offered, getValues, setValue]);
}
