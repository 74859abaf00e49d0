/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AddressType } from './address-type.ts';
import type { DraftText } from './draft-text.ts';

/**
 * The receiver as far as it is filled in. The fields mean the same as in `Receiver`.
 */
export interface DraftReceiver {
  /** Full name of the receiver. */
  full_name?: DraftText;
  /** ISO 3166-1 alpha-2 code of the country. */
  country?: DraftText;
  /** Region; in Saudi Arabia, the region code that `listCities` gives for the city. */
  state?: DraftText;
  /** In Saudi Arabia, a code from `listCities`; abroad, the name of the city. */
  city?: DraftText;
  /** District or neighbourhood. */
  district?: DraftText;
  /** Street. */
  street_name?: DraftText;
  /** Building number. */
  building_no?: DraftText;
  /** Further details of the address, such as a nearby landmark. */
  landmark?: DraftText;
  /** Postal code. */
  postal_code?: DraftText;
  /** The additional number of a Saudi National Address. */
  additional_number?: DraftText;
  /** The short Saudi National Address. */
  short_address?: DraftText;
  /** E-mail of the receiver. */
  email?: DraftText;
  /** Phone of the receiver, as typed so far. */
  phone?: DraftText;
  /** The receiver's company. */
  company?: DraftText;
  address_type?: AddressType;
  /** Message delivered with the parcel. */
  message?: DraftText;
}
