import { CITIES } from '../../sample-data/places/cities.ts';
import { listCountries } from '../../sample-data/places/countries.ts';
import { HOME_COUNTRY } from '../../domain/shipment-request.ts';
import type { FieldError } from '../problem.ts';

const COUNTRY_CODES = new Set(listCountries().map(({ code }) => code));
const CITY_CODES = new Set(CITIES.map(({ code }) => code));

/** The Saudi cities as the shared rules want them. */
export const CITY_REGIONS = CITIES.map(({ code, regionCode }) => ({ code, region: regionCode }));

/** The country must be one, and a city in Saudi Arabia one of `listCities`. */
export function checkPlace(
  pointer: string,
  { country, city }: { country: string; city: string },
): FieldError[] {
  if (!COUNTRY_CODES.has(country)) {
    return [{ pointer: `${pointer}/country`, code: 'invalid_country' }];
  }
  const isKnown = country !== HOME_COUNTRY || CITY_CODES.has(city);
  return isKnown ? [] : [{ pointer: `${pointer}/city`, code: 'unknown_city' }];
}
