/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AddressType } from './address-type.ts';
import type { CountryCode } from './country-code.ts';
import type { Line } from './line.ts';
import type { PostalCode } from './postal-code.ts';
import type { ShortAddress } from './short-address.ts';

/**
 * The address that shipments are sent from. In Saudi Arabia the city is a code from `listCities`, and either the short address or street, building number and postal code are required; abroad, street and building number are required.
 */
export interface RegistrationExtra {
  country: CountryCode;
  /** Region; in Saudi Arabia, the code that `listCities` gives for the city. */
  state?: Line;
  city: Line;
  street_name?: Line;
  /** In Saudi Arabia, four digits. */
  building_no?: Line;
  /** The nearest landmark. */
  landmark?: Line;
  postal_code?: PostalCode;
  short_address?: ShortAddress;
  address_type?: AddressType;
}
