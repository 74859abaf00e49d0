/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CountryCode } from './country-code.ts';
import type { Line } from './line.ts';
import type { PostalCode } from './postal-code.ts';
import type { ShortAddress } from './short-address.ts';

export interface BuyerAddress {
  country: CountryCode;
  /** Region; in Saudi Arabia, its code. */
  state?: Line;
  /** In Saudi Arabia, a code from `listCities`; abroad, the name of the city. */
  city: Line;
  street_name?: Line;
  building_no?: Line;
  postal_code?: PostalCode;
  short_address?: ShortAddress;
}
