/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AddressType } from './address-type.ts';
import type { CountryCode } from './country-code.ts';
import type { Line } from './line.ts';
import type { PostalCode } from './postal-code.ts';
import type { ShortAddress } from './short-address.ts';

/**
 * The address that shipments are sent from. In Saudi Arabia, either the short address or street, building number and postal code are required; abroad, street and building number are required.
 */
export interface RegistrationExtra {
  /** Country of the address. */
  country: CountryCode;
  /** Region; in Saudi Arabia, the region code that `listCities` gives for the city. */
  state?: Line;
  /** In Saudi Arabia, a code from `listCities`; abroad, the name of the city. */
  city: Line;
  /** Street; absent if the short address is given instead. */
  street_name?: Line;
  /** Building number. In Saudi Arabia, four digits. */
  building_no?: Line;
  /** The nearest landmark. */
  landmark?: Line;
  postal_code?: PostalCode;
  short_address?: ShortAddress;
  address_type?: AddressType;
}
