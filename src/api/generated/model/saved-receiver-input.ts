/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AdditionalNumber } from './additional-number.ts';
import type { AddressType } from './address-type.ts';
import type { CountryCode } from './country-code.ts';
import type { Email } from './email.ts';
import type { Line } from './line.ts';
import type { Phone } from './phone.ts';
import type { PostalCode } from './postal-code.ts';
import type { ShortAddress } from './short-address.ts';

/**
 * A shipment's receiver without the message. In Saudi Arabia, either the short address or street, building number and postal code are required; abroad, street and building number are required.
 */
export interface SavedReceiverInput {
  full_name: Line;
  country: CountryCode;
  /** Region; in Saudi Arabia, the code that `listCities` gives for the city. */
  state: Line;
  /** In Saudi Arabia, a code from `listCities`; abroad, the name of the city. */
  city: Line;
  district?: Line;
  street_name?: Line;
  /** In Saudi Arabia, four digits. */
  building_no?: Line;
  landmark?: Line;
  postal_code?: PostalCode;
  additional_number?: AdditionalNumber;
  short_address?: ShortAddress;
  email?: Email;
  phone: Phone;
  /** The receiver's company. */
  company?: Line;
  address_type: AddressType;
}
