import { useMemo } from 'react';
import { listCities, listCountries } from '../../../api/generated/reference/reference.ts';
import {
  cityOptionsOf,
  countryOptionsOf,
  knownPlacesOf,
} from '../../../shared/places/place-options.ts';
import { publicRequest } from '../../../api/public-request.ts';
import { useLoaded } from '../../../api/use-loaded.ts';
import { useLocale } from '../../../i18n/locale-context.ts';

async function loadPlaces() {
  const [cities, countries] = await Promise.all([
    listCities(publicRequest),
    listCountries(publicRequest),
  ]);
  return { cities: cities.data, countries: countries.data };
}

const nowhere = { cities: [], countries: [] };

/** Cities and countries to choose from; empty until loaded. */
export function usePlaces() {
  const { locale } = useLocale();
  const { loaded, retry } = useLoaded(loadPlaces);
  const { cities, countries } = loaded.state === 'there' ? loaded.value : nowhere;
  return {
    failed: loaded.state === 'failed',
    retry,
    cityOptions: useMemo(() => cityOptionsOf(cities, locale), [cities, locale]),
    countryOptions: useMemo(() => countryOptionsOf(countries, locale), [countries, locale]),
    places: useMemo(() => knownPlacesOf(cities, countries), [cities, countries]),
  };
}
