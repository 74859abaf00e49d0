import { useCallback } from 'react';
import { useLocalized } from '../../i18n/localized-text.ts';
import { useListCities, useListCountries } from '../../api/generated/reference/reference.ts';

export interface PlaceNames {
  /** Name of a Saudi city by its code. A city abroad is returned as written. */
  cityName: (city: string) => string;
  /** Name of a country by its ISO 3166-1 alpha-2 code. */
  countryName: (country: string) => string;
  /** Name of a Saudi region by its code. A state abroad is returned as written. */
  regionName: (state: string) => string;
}

/** Shown until the names have loaded. */
const unnamed = '…';
const forTheSession = { query: { staleTime: Infinity } };

/** Names of the places that addresses hold as codes. Loaded once per session. */
export function usePlaceNames(): PlaceNames {
  const localized = useLocalized();
  const cities = useListCities(forTheSession).data?.data;
  const countries = useListCountries(forTheSession).data?.data;

  const cityName = useCallback(
    (city: string) => {
      // Codes cannot be told from names until the list has loaded.
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
