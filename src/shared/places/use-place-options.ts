import { useMemo } from 'react';
import { useLocale } from '../../i18n/locale-context.ts';
import type { City } from '../../api/generated/model/city.ts';
import type { Country } from '../../api/generated/model/country.ts';
import { useListCities, useListCountries } from '../../api/generated/reference/reference.ts';
import { cityOptionsOf, countryOptionsOf, knownPlacesOf } from './place-options.ts';

const forTheSession = { query: { staleTime: Infinity } };
const noCities: City[] = [];
const noCountries: Country[] = [];

/** Cities and countries to choose from; empty until loaded. */
export function usePlaceOptions() {
  const { locale } = useLocale();
  const cities = useListCities(forTheSession).data?.data ?? noCities;
  const countries = useListCountries(forTheSession).data?.data ?? noCountries;
  return {
    countries,
    cityOptions: useMemo(() => cityOptionsOf(cities, locale), [cities, locale]),
    countryOptions: useMemo(() => countryOptionsOf(countries, locale), [countries, locale]),
    places: useMemo(() => knownPlacesOf(cities, countries), [cities, countries]),
  };
}
