/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AccountId } from './account-id.ts';
import type { AccountType } from './account-type.ts';
import type { CountryCode } from './country-code.ts';
import type { Email } from './email.ts';
import type { Line } from './line.ts';
import type { Phone } from './phone.ts';
import type { PostalCode } from './postal-code.ts';

/**
 * The signed-in account. Fields that shipments are sent from fill the sender.
 */
export interface Profile {
  id: AccountId;
  account_type: AccountType;
  first_name: Line;
  last_name: Line;
  /** First and last name together. */
  full_name: Line;
  company_name?: Line;
  email: Email;
  email_verified: boolean;
  phone: Phone;
  phone_verified: boolean;
  country: CountryCode;
  /** Region; in Saudi Arabia its code. */
  state?: Line;
  city: Line;
  street_name?: Line;
  building_no?: Line;
  landmark?: Line;
  /** Office or unit number. */
  office?: Line;
  postal_code?: PostalCode;
}
