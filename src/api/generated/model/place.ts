/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CountryCode } from './country-code.ts';
import type { Line } from './line.ts';

/**
 * Where a parcel leaves from or goes to.
 */
export interface Place {
  country: CountryCode;
  /** In Saudi Arabia a code of `listCities`; abroad the name as written. */
  city: Line;
}
