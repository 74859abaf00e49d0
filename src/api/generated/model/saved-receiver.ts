/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AdditionalNumber } from './additional-number.ts';
import type { AddressType } from './address-type.ts';
import type { CountryCode } from './country-code.ts';
import type { DateTime } from './date-time.ts';
import type { Email } from './email.ts';
import type { Line } from './line.ts';
import type { Phone } from './phone.ts';
import type { PostalCode } from './postal-code.ts';
import type { SavedReceiverId } from './saved-receiver-id.ts';
import type { ShortAddress } from './short-address.ts';

/**
 * A receiver saved for later shipments.
 */
export interface SavedReceiver {
  id: SavedReceiverId;
  /** When the receiver was saved. */
  created_at: DateTime;
  /** When the receiver last changed. */
  updated_at: DateTime;
  /** Whether it can be neither changed nor used, because it is beyond the limit of the account's plan. */
  is_paused: boolean;
  /** Full name of the receiver. */
  full_name: Line;
  /** Country of the address. */
  country: CountryCode;
  /** Region; in Saudi Arabia, its code. */
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
