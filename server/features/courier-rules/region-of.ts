import { CITIES } from '../../reference/places/cities.ts';

const REGION_BY_CITY = new Map(CITIES.map(({ code, regionCode }) => [code, regionCode]));
const REGIONS = new Set(REGION_BY_CITY.values());

/** The region of a Saudi city; undefined if it is not listed. */
export function regionOf(city: string): string | undefined {
  return REGION_BY_CITY.get(city);
}

export function isListedCity(city: string): boolean {
  return REGION_BY_CITY.has(city);
}

export function isListedRegion(region: string): boolean {
  return REGIONS.has(region);
}
