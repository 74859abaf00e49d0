/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AddressType } from './address-type.ts';
import type { DraftText } from './draft-text.ts';

export interface DraftReceiver {
  full_name?: DraftText;
  country?: DraftText;
  state?: DraftText;
  city?: DraftText;
  district?: DraftText;
  street_name?: DraftText;
  building_no?: DraftText;
  landmark?: DraftText;
  postal_code?: DraftText;
  additional_number?: DraftText;
  short_address?: DraftText;
  email?: DraftText;
  phone?: DraftText;
  company?: DraftText;
  address_type?: AddressType;
  message?: DraftText;
}
