import { Button } from '../../ui/controls/button.tsx';
import styled from '@emotion/styled';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { HOME_COUNTRY } from '../../../common/place-rules.ts';
import type { QuickParcel } from './quick-price-rules.ts';
import { parcelParams } from '../../shared/pricing/parcel-address.ts';
import { emptyParcel } from '../../shared/pricing/parcel.ts';
import { useOwnOrigin } from '../../shared/pricing/use-own-origin.ts';
import { usePlaceOptions } from '../../shared/places/use-place-options.ts';
import { useText } from '../../i18n/use-text.ts';
import { pricingPath } from '../pricing/paths.ts';
import { readDraft, useKeptDraft } from '../../ui/forms/form-draft.ts';
import { PlaceInput } from '../../ui/forms/place-input.tsx';
import { resolverOnDemand, useLoadOnTyping } from '../../ui/forms/resolver-on-demand.ts';
import { WeightInput } from '../../ui/forms/weight-input.tsx';
import { BalanceIcon } from '../../ui/icons.tsx';
import { colors, elevation, radius } from '../../ui/theme/tokens.ts';

const phone = '@media (max-width: 599.95px)';

const Card = styled('form')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 0.8fr auto',
  alignItems: 'start',
  gap: 16,
  padding: '16px 20px 20px',
  color: colors.ink,
  background: colors.surface,
  borderRadius: radius.large,
  // The button is aligned with the boxes, below their labels.
  '& > button': { minBlockSize: 44, marginBlockStart: 28 },
  '@media (max-width: 879.95px)': { gridTemplateColumns: '1fr 1fr' },
  '&[data-line="false"]': {
    boxShadow: elevation.floating,
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: 16,
      '& > button': { marginBlockStart: 4 },
    },
  },
  '&[data-line="true"]': {
    padding: '12px 20px 16px',
    border: `1px solid ${colors.line}`,
    [phone]: {
      gap: '12px 10px',
      padding: '12px 12px 16px',
      '& > button > svg': { display: 'none' },
    },
  },
});

const draft = 'home_quick_price';
const empty: QuickParcel = {
  origin: { country: HOME_COUNTRY, city: null },
  destination: { country: HOME_COUNTRY, city: null },
  weight: null,
  weight_unit: 'kg',
};

const loadRules = async () => (await import('./quick-price-rules.ts')).quickPriceResolver;

interface QuickPriceFormProps {
  /** Takes little room: at most two rows, on phones too. */
  isLine?: boolean;
}

/**
 * Two places and a weight, which is enough for prices. Submitting opens the prices page with all
 * three.
 */
export function QuickPriceForm({ isLine = false }: QuickPriceFormProps) {
  const text = useText();
  const navigate = useNavigate();
  const { cityOptions, countryOptions } = usePlaceOptions();
  const form = useForm({
    resolver: resolverOnDemand(loadRules),
    defaultValues: readDraft(draft, empty),
  });
  useLoadOnTyping(form, loadRules);
  useKeptDraft(form, draft);
  useOwnOrigin(form);
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
      data-line={isLine}
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
      <Button type="submit" variant={isLine ? 'outline' : 'solid'} startIcon={<BalanceIcon />}>
        {text('home.price.submit')}
      </Button>
    </Card>
  );
}
