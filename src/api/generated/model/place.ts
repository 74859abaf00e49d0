/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CountryCode } from './country-code.ts';
import type { Line } from './line.ts';

/**
 * A place that a parcel is sent from or to.
 */
export interface Place {
  /** Country of the place. */
  country: CountryCode;
  /** In Saudi Arabia, a code from `listCities`; abroad, the name of the city. */
  city: Line;
}
