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
 * A receiver to save: that of a shipment without the message. In Saudi Arabia, either the short address or street, building number and postal code are required; abroad, street and building number are required.
 */
export interface SavedReceiverInput {
  /** Full name of the receiver. */
  full_name: Line;
  /** Country of the address. */
  country: CountryCode;
  /** Region; in Saudi Arabia, the region code that `listCities` gives for the city. */
  state: Line;
  /** In Saudi Arabia, a code from `listCities`; abroad, the name of the city. */
  city: Line;
  /** District or neighbourhood; absent if not stated. */
  district?: Line;
  /** Street; absent if the short address is given instead. */
  street_name?: Line;
  /** Building number. In Saudi Arabia, four digits. */
  building_no?: Line;
  /** Further details of the address, such as a nearby landmark. */
  landmark?: Line;
  postal_code?: PostalCode;
  additional_number?: AdditionalNumber;
  short_address?: ShortAddress;
  /** E-mail of the receiver; absent if not stated. */
  email?: Email;
  /** Phone of the receiver, which the driver calls. */
  phone: Phone;
  /** The receiver's company; absent for a private person. */
  company?: Line;
  address_type: AddressType;
}
