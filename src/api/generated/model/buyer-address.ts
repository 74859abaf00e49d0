/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CountryCode } from './country-code.ts';
import type { Line } from './line.ts';
import type { PostalCode } from './postal-code.ts';
import type { ShortAddress } from './short-address.ts';

/**
 * Address of the account when the document was issued.
 */
export interface BuyerAddress {
  /** Country of the address. */
  country: CountryCode;
  /** Region; in Saudi Arabia, its code. Absent if unknown. */
  state?: Line;
  /** In Saudi Arabia, a code from `listCities`; abroad, the name of the city. */
  city: Line;
  /** Street; absent if unknown. */
  street_name?: Line;
  /** Building number; absent if unknown. */
  building_no?: Line;
  postal_code?: PostalCode;
  short_address?: ShortAddress;
}
