import styled from '@emotion/styled';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SIZE_PRESETS, type SizePreset } from '../../../../../common/sizes.ts';
import type { CourierPrice } from '../../../../api/generated/model/courier-price.ts';
import { useEnumNames } from '../../../../api/use-enum-names.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { DimensionsInput } from '../../../../ui/forms/dimensions-input.tsx';
import { Fields } from '../../../../ui/forms/fields.tsx';
import { Folded } from '../../../../ui/forms/folded.tsx';
import { SelectInput } from '../../../../ui/forms/select-input.tsx';
import { useFold } from '../../../../ui/forms/use-fold.ts';
import { WeightInput } from '../../../../ui/forms/weight-input.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import type { BookingValues } from '../booking-values.ts';
import { useProductParts } from '../order/product-parts.ts';
import { useFieldProps } from '../use-field-label.ts';
import { HandlingFields, handlingFields } from './handling-fields.tsx';
import { HandlingSummary } from './handling-summary.tsx';
import { SavedPresets } from './saved-presets.tsx';

const dimensions = {
  length: 'length',
  width: 'width',
  height: 'height',
  unit: 'dimension_unit',
} as const;

const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8 });

interface ParcelSectionProps {
  /** The chosen price, whose courier's days and methods are offered. */
  price: CourierPrice | null;
}

/** The parcel: its weight and size, and in one line how it is sent. */
export function ParcelSection({ price }: ParcelSectionProps) {
  const { control } = useFormContext<BookingValues>();
  const text = useText();
  const intl = useIntl();
  const field = useFieldProps(control);
  const { optionsOf } = useEnumNames();
  const parts = useProductParts();
  const size = useWatch({ control, name: 'size' });
  const handling = useFold(control, handlingFields);
  useOfferedMethod(price);

  const sizes = optionsOf('size').map((option) => {
    if (!Object.hasOwn(SIZE_PRESETS, option.value)) return option;
    const { length, width, height } = SIZE_PRESETS[option.value as SizePreset];
    const sides = [length, width, height].map((side) => intl.formatNumber(side / 10)).join('×');
    return { ...option, label: text('shipments.create.size', { name: option.label, sides }) };
  });

  return (
    <Panel dense title={text('shipments.create.shipment')} actions={<SavedPresets />}>
      <Stack>
        <Fields>
          <div>
            <WeightInput {...field('weight')} unitName="weight_unit" />
            {parts && <parts.ParcelProducts />}
          </div>
          <SelectInput {...field('size')} options={sizes} />
        </Fields>
        {size === 'custom' && <DimensionsInput control={control} names={dimensions} />}
        <Folded
          fold={handling}
          name={text('shipments.create.handling')}
          summary={<HandlingSummary />}
        >
          <HandlingFields price={price} />
        </Folded>
      </Stack>
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
