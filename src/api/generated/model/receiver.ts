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
 * Who gets the parcel. In Saudi Arabia either the short address or street, building number and postal code is required, because couriers must refuse parcels without a National Address. Abroad street and building number are required, and there is no short address.
 */
export interface Receiver {
  full_name: Line;
  country: CountryCode;
  /** Region; in Saudi Arabia the code that `listCities` gives for the city. */
  state: Line;
  /** In Saudi Arabia a code of `listCities`; abroad the name as written. */
  city: Line;
  district?: Line;
  street_name?: Line;
  /** In Saudi Arabia four digits. */
  building_no?: Line;
  /** Further words on the address, such as a landmark near it. */
  landmark?: Line;
  postal_code?: PostalCode;
  additional_number?: AdditionalNumber;
  short_address?: ShortAddress;
  email?: Email;
  phone: Phone;
  /** The receiver's company. */
  company?: Line;
  address_type: AddressType;
  /** A message handed over with the parcel. */
  message?: Paragraph;
}
