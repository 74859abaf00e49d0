import { useCallback } from 'react';
import { useLocalized } from '../../i18n/localized-text.ts';
import { useListCities, useListCountries } from '../../api/generated/reference/reference.ts';

export interface PlaceNames {
  /** A Saudi city's name by its code; a city abroad as it was written. */
  cityName: (city: string) => string;
  /** A country's name by its ISO 3166-1 alpha-2 code. */
  countryName: (country: string) => string;
  /** A Saudi region's name by its code; a state abroad as it was written. */
  regionName: (state: string) => string;
}

/** Stands where a name will be once the names are there. */
const unnamed = '…';
const forTheSession = { query: { staleTime: Infinity } };

/** Names of the places that addresses hold as codes; loaded once for the whole session. */
export function usePlaceNames(): PlaceNames {
  const localized = useLocalized();
  const cities = useListCities(forTheSession).data?.data;
  const countries = useListCountries(forTheSession).data?.data;

  const cityName = useCallback(
    (city: string) => {
      // Until the list is there nobody can tell a code from a name.
      if (!cities) return unnamed;
      const listed = cities.find(({ code }) => code === city);
      return listed ? localized(listed.name) : city;
    },
    [cities, localized],
  );
  const countryName = useCallback(
    (country: string) => {
      if (!countries) return unnamed;
      const listed = countries.find(({ code }) => code === country);
      return listed ? localized(listed.name) : country;
    },
    [countries, localized],
  );
  const regionName = useCallback(
    (state: string) => {
      if (!cities) return unnamed;
      const region = cities.find((city) => city.region.code === state)?.region;
      return region ? localized(region.name) : state;
    },
    [cities, localized],
  );
  return { cityName, countryName, regionName };
}
