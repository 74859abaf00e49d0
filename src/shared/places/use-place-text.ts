import { useCallback } from 'react';
import { HOME_COUNTRY } from '../../../common/place-rules.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import type { Place } from '../../api/generated/model/place.ts';
import { usePlaceNames } from './use-place-names.ts';

/** A place in a few words: "Riyadh", or abroad "Dubai, United Arab Emirates". */
export function usePlaceText(): (place: Place) => string {
  const { locale } = useLocale();
  const { cityName, countryName } = usePlaceNames();
  return useCallback(
    ({ city, country }) => {
      if (country === HOME_COUNTRY) return cityName(city);
      // Isolated because a city abroad may be written in the other script.
      return `\u2068${city}\u2069${locale === 'ar' ? '،' : ','} ${countryName(country)}`;
    },
    [locale, cityName, countryName],
  );
}
