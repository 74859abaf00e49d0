import { useMemo } from 'react';
import { HOME_COUNTRY, type KnownPlaces } from '../../common/place-rules.ts';
import { useLocale } from '../i18n/locale-context.ts';
import { useLocalized } from '../i18n/localized-text.ts';
import type { City } from './generated/model/city.ts';
import type { Country } from './generated/model/country.ts';
import { useListCities, useListCountries } from './generated/reference/reference.ts';

/** A place to choose; `keywords` has its names in both languages and its code. */
export interface PlaceOption {
  value: string;
  label: string;
  keywords: string;
}

const forTheSession = { query: { staleTime: Infinity } };
const noCities: City[] = [];
const noCountries: Country[] = [];

/** Cities and countries to choose from, the home country first; empty until loaded. */
export function usePlaceOptions() {
  const { locale } = useLocale();
  const localized = useLocalized();
  const cities = useListCities(forTheSession).data?.data ?? noCities;
  const countries = useListCountries(forTheSession).data?.data ?? noCountries;

  const cityOptions = useMemo(
    () => cities.map((city) => optionOf(city, localized(city.name))),
    [cities, localized],
  );
  const countryOptions = useMemo(
    () =>
      countries
        .map((country) => optionOf(country, localized(country.name)))
        .sort(homeFirst(new Intl.Collator(locale))),
    [countries, localized, locale],
  );
  /** For the rules that look at places. */
  const places = useMemo(
    (): KnownPlaces => ({
      countries: countries.map(({ code }) => code),
      cities: cities.map(({ code, region }) => ({ code, region: region.code })),
    }),
    [countries, cities],
  );
  return { countries, cityOptions, countryOptions, places };
}

function optionOf({ code, name }: City | Country, label: string): PlaceOption {
  return { value: code, label, keywords: `${name.ar} ${name.en} ${code}` };
}

function homeFirst(collator: Intl.Collator) {
  const rank = ({ value }: PlaceOption) => (value === HOME_COUNTRY ? 0 : 1);
  return (a: PlaceOption, b: PlaceOption) =>
    rank(a) - rank(b) || collator.compare(a.label, b.label);
}
