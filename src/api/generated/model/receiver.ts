/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AdditionalNumber } from './additional-number.ts';
import type { AddressType } from './address-type.ts';
import type { CountryCode } from './country-code.ts';
import type { Email } from './email.ts';
import type { Line } from './line.ts';
import type { Paragraph } from './paragraph.ts';
import type { Phone } from './phone.ts';
import type { PostalCode } from './postal-code.ts';
import type { ShortAddress } from './short-address.ts';

/**
 * Who receives the parcel. In Saudi Arabia, either the short address or street, building number and postal code are required, because couriers must refuse parcels without a National Address. Abroad, street and building number are required, and there is no short address.
 */
export interface Receiver {
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
  /** Further details of the address, such as a nearby landmark. */
  landmark?: Line;
  postal_code?: PostalCode;
  additional_number?: AdditionalNumber;
  short_address?: ShortAddress;
  email?: Email;
  phone: Phone;
  /** The receiver's company. */
  company?: Line;
  address_type: AddressType;
  /** A message delivered with the parcel. */
  message?: Paragraph;
}
