import styled from '@emotion/styled';
import { useWatch, type Control } from 'react-hook-form';
import type { QuoteCreate } from '../../api/generated/model/quote-create.ts';
import type { ParcelValues } from './parcel.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useText } from '../../i18n/use-text.ts';
import { DimensionsInput } from '../../ui/forms/dimensions-input.tsx';
import { MoneyInput } from '../../ui/forms/money-input.tsx';
import { NumberInput } from '../../ui/forms/number-input.tsx';
import { SelectInput } from '../../ui/forms/select-input.tsx';
import { colors } from '../../ui/theme/tokens.ts';

const Grid = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  paddingBlockStart: 20,
  borderBlockStart: `1px solid ${colors.line}`,
});
const Row = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: 16,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media (max-width: 759.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const dimensions = {
  length: 'length',
  width: 'width',
  height: 'height',
  unit: 'dimension_unit',
} as const;

/** Details that affect the price: size, pieces, kind, method and how the goods are paid for. */
export function ParcelDetails({
  control,
}: {
  control: Control<ParcelValues, unknown, QuoteCreate>;
}) {
  const text = useText();
  const { optionsOf } = useEnumNames();
  const paymentType = useWatch({ control, name: 'payment_type' });
  return (
    <Grid>
      <DimensionsInput control={control} names={dimensions} optional />
      <Row>
        <NumberInput
          control={control}
          name="pieces"
          label={text('shared.pricing.form.pieces')}
          placeholder="1"
          optional
          whole
        />
        <SelectInput
          control={control}
          name="shipment_type"
          label={text('shared.pricing.form.type')}
          options={optionsOf('shipment_type')}
          optional
        />
        <SelectInput
          control={control}
          name="shipping_method"
          label={text('shared.pricing.form.method')}
          options={[
            { value: '', label: text('shared.pricing.form.anyMethod') },
            ...optionsOf('shipping_method'),
          ]}
          optional
        />
        <SelectInput
          control={control}
          name="payment_type"
          label={text('shared.pricing.form.payment')}
          options={optionsOf('payment_type')}
          optional
        />
        {paymentType === 'cash_on_delivery' && (
          <MoneyInput
            control={control}
            name="amount_to_collect.amount"
            label={text('shared.pricing.form.collect')}
          />
        )}
      </Row>
    </Grid>
  );
}
