import { Button } from '../../ui/controls/button.tsx';
import styled from '@emotion/styled';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as zod from 'zod/mini';
import { HOME_COUNTRY } from '../../../common/place-rules.ts';
import { QuoteCreate, WeightUnit } from '../../api/generated/zod/mizan-api.schemas.zod.ts';
import { parcelParams } from '../../shared/pricing/parcel-address.ts';
import { emptyParcel, type ParcelValues } from '../../shared/pricing/parcel.ts';
import { usePlaceOptions } from '../../shared/places/use-place-options.ts';
import { useText } from '../../i18n/use-text.ts';
import { pricingPath } from '../pricing/paths.ts';
import { schemaResolver } from '../../ui/forms/check-resolver.ts';
import { readDraft, useKeptDraft } from '../../ui/forms/form-draft.ts';
import { PlaceInput } from '../../ui/forms/place-input.tsx';
import { WeightInput } from '../../ui/forms/weight-input.tsx';
import { BalanceIcon } from '../../ui/icons.tsx';
import { colors, elevation, radius } from '../../ui/theme/tokens.ts';

const Card = styled('form')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 0.8fr auto',
  alignItems: 'start',
  gap: 16,
  padding: '16px 20px 20px',
  color: colors.ink,
  background: colors.surface,
  borderRadius: radius.large,
  boxShadow: elevation.floating,
  // The button is aligned with the boxes, below their labels.
  '& > button': { minBlockSize: 44, marginBlockStart: 28 },
  '@media (max-width: 879.95px)': {
    gridTemplateColumns: '1fr 1fr',
    '& > button': { marginBlockStart: 28 },
  },
  '@media (max-width: 599.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    padding: 16,
    '& > button': { marginBlockStart: 4 },
  },
});

type QuickParcel = Pick<ParcelValues, 'origin' | 'destination' | 'weight' | 'weight_unit'>;

const { origin, destination, weight } = QuoteCreate.shape;
const schema = zod.object({ origin, destination, weight, weight_unit: WeightUnit });
const draft = 'home_quick_price';
const empty: QuickParcel = {
  origin: { country: HOME_COUNTRY, city: null },
  destination: { country: HOME_COUNTRY, city: null },
  weight: null,
  weight_unit: 'kg',
};

/**
 * Two places and a weight, which is enough for prices. Submitting opens the prices page with all
 * three.
 */
export function QuickPriceForm() {
  const text = useText();
  const navigate = useNavigate();
  const { cityOptions, countryOptions } = usePlaceOptions();
  const form = useForm<QuickParcel, unknown, zod.output<typeof schema>>({
    resolver: schemaResolver(schema),
    defaultValues: readDraft(draft, empty),
  });
  useKeptDraft(form, draft);
  const submit = form.handleSubmit((parcel) => {
    const address = parcelParams({ ...emptyParcel, ...parcel });
    return navigate(`${pricingPath}?${address.toString()}`);
  });
  const places = {
    control: form.control,
    homeCountry: HOME_COUNTRY,
    cities: cityOptions,
    countries: countryOptions,
    loading: cityOptions.length === 0,
  };

  return (
    <Card
      noValidate
      onSubmit={(event) => {
        void submit(event);
      }}
    >
      <PlaceInput
        {...places}
        names={{ country: 'origin.country', city: 'origin.city' }}
        label={text('home.price.from')}
      />
      <PlaceInput
        {...places}
        names={{ country: 'destination.country', city: 'destination.city' }}
        label={text('home.price.to')}
      />
      <WeightInput
        control={form.control}
        name="weight"
        unitName="weight_unit"
        label={text('home.price.weight')}
      />
      <Button type="submit" startIcon={<BalanceIcon />}>
        {text('home.price.submit')}
      </Button>
    </Card>
  );
}
