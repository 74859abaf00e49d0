import type { CityCode, CountryCode } from '../../domain/rate-card.ts';
import { CITIES } from '../../reference/places/cities.ts';

/** The cities of the given regions, or of all regions. */
export function citiesOf(...regionCodes: string[]): CityCode[] {
  return CITIES.filter(
    ({ regionCode }) => regionCodes.length === 0 || regionCodes.includes(regionCode),
  ).map(({ code }) => code);
}

export const NATIONWIDE = citiesOf();

export const LARGE_CITIES: CityCode[] = [
  'riyadh',
  'jeddah',
  'makkah',
  'madinah',
  'dammam',
  'khobar',
];

/** Far from the couriers' hubs, so they usually have a surcharge. */
export const BORDER_CITIES: CityCode[] = ['arar', 'sakaka', 'najran', 'jazan'];
export const MOUNTAIN_CITIES: CityCode[] = ['abha', 'khamis_mushait', 'al_bahah'];

export const GULF: CountryCode[] = ['AE', 'BH', 'KW', 'OM', 'QA'];
export const ARAB_COUNTRIES: CountryCode[] = [...GULF, 'DZ', 'EG', 'IQ', 'JO', 'LB', 'MA', 'TN'];
export const WORLDWIDE: CountryCode[] = [
  ...ARAB_COUNTRIES,
  ...['AU', 'BE', 'BR', 'CA', 'CH', 'CN', 'DE', 'ES', 'FR', 'GB', 'HK', 'ID', 'IN', 'IT', 'JP'],
  ...['KE', 'KR', 'MY', 'NG', 'NL', 'PH', 'PK', 'SE', 'SG', 'TH', 'TR', 'US', 'ZA'],
];
