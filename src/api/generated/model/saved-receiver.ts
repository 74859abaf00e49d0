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

export interface SavedReceiver {
  id: SavedReceiverId;
  created_at: DateTime;
  updated_at: DateTime;
  /** Whether it cannot be changed or used, because it is beyond the limit of the account's plan. */
  is_paused: boolean;
  full_name: Line;
  country: CountryCode;
  state: Line;
  city: Line;
  district?: Line;
  street_name?: Line;
  building_no?: Line;
  landmark?: Line;
  postal_code?: PostalCode;
  additional_number?: AdditionalNumber;
  short_address?: ShortAddress;
  email?: Email;
  phone: Phone;
  company?: Line;
  address_type: AddressType;
}
