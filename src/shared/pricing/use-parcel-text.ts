import { useIntl } from 'react-intl';
import { HOME_COUNTRY } from '../../../common/place-rules.ts';
import { fromGrams } from '../../../common/units.ts';
import { useText } from '../../i18n/use-text.ts';
import { intlUnits } from '../../ui/text/units.ts';
import { usePlaceNames } from '../places/use-place-names.ts';
import type { LocationValues, ParcelValues } from './parcel.ts';

/** Describes a complete parcel in a few words: where from, where to, and its weight. */
export function useParcelText(): (parcel: ParcelValues) => string {
  const text = useText();
  const intl = useIntl();
  const { cityName, countryName } = usePlaceNames();
  const placeName = ({ country, city }: LocationValues) =>
    country === HOME_COUNTRY ? cityName(city ?? '') : countryName(country);
  return ({ origin, destination, weight, weight_unit }) =>
    text('shared.pricing.parcel.route', {
      from: placeName(origin),
      to: placeName(destination),
      weight: intl.formatNumber(fromGrams(Number(weight), weight_unit), {
        style: 'unit',
        unit: intlUnits[weight_unit],
        maximumFractionDigits: 3,
      }),
    });
}
