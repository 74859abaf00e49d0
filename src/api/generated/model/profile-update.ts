/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AddressType } from './address-type.ts';
import type { CountryCode } from './country-code.ts';
import type { DeliveryEmails } from './delivery-emails.ts';
import type { Language } from './language.ts';
import type { Line } from './line.ts';
import type { Name } from './name.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { PostalCode } from './postal-code.ts';
import type { ShortAddress } from './short-address.ts';
import type { StatementEmails } from './statement-emails.ts';
import type { VatNumber } from './vat-number.ts';

/**
 * What the account's owner can change freely. In Saudi Arabia, either the short address or street, building number and postal code are required; abroad, street and building number are required. An account that has no such address may save everything else without one.
 */
export interface ProfileUpdate {
  first_name: Name;
  last_name: Name;
  company_name?: Line;
  country: CountryCode;
  /** Region; in Saudi Arabia, its code. */
  state?: Line;
  city: Line;
  street_name?: Line;
  building_no?: Line;
  landmark?: Line;
  /** Office or unit number. */
  office?: Line;
  postal_code?: PostalCode;
  short_address?: ShortAddress;
  address_type?: AddressType;
  locale: Language;
  /** Absent for the usual choice, `daily` of a company and `each` of an individual. */
  delivery_emails?: DeliveryEmails;
  /** Absent for no e-mails. */
  statement_emails?: StatementEmails;
  vat_number?: VatNumber;
  low_balance_threshold?: PositiveMoney;
}
