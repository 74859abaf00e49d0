import { isBlank } from './rule-violation.ts';
import type { RuleViolation, Text } from './rule-violation.ts';

export const HOME_COUNTRY = 'SA';

/** A Saudi city by its code, with the code of its region. */
export interface CityRegion {
  code: string;
  region: string;
}

/** The known places: countries by code, and the cities of the home country. */
export interface KnownPlaces {
  countries: readonly string[];
  cities: readonly CityRegion[];
}

/** The country must be one, and a city in Saudi Arabia a listed one; abroad it is free text. */
export function checkPlace(
  pointer: string,
  { country, city }: { country?: Text; city?: Text },
  { countries, cities }: KnownPlaces,
): RuleViolation[] {
  if (!country || isBlank(country)) return [];
  if (!countries.includes(country)) {
    return [{ pointer: `${pointer}/country`, code: 'invalid_country' }];
  }
  const isKnown =
    country !== HOME_COUNTRY || isBlank(city) || cities.some(({ code }) => code === city);
  return isKnown ? [] : [{ pointer: `${pointer}/city`, code: 'unknown_city' }];
}
