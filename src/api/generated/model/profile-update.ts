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
 * What the owner of the account can change freely. In Saudi Arabia, either the short address or street, building number and postal code are required; abroad, street and building number are required. An account without an address may save everything else without one.
 */
export interface ProfileUpdate {
  /** First name of the owner. */
  first_name: Name;
  /** Last name of the owner. */
  last_name: Name;
  /** Name of the company; absent for an individual. */
  company_name?: Line;
  /** Country of the address. */
  country: CountryCode;
  /** Region; in Saudi Arabia, the region code that `listCities` gives for the city. Absent if unknown. */
  state?: Line;
  /** In Saudi Arabia, a code from `listCities`; abroad, the name of the city. */
  city: Line;
  /** Street; absent if unknown. */
  street_name?: Line;
  /** Building number; in Saudi Arabia, four digits. Absent if unknown. */
  building_no?: Line;
  /** The nearest landmark; absent if unknown. */
  landmark?: Line;
  /** Number of the office or unit; absent if unknown. */
  office?: Line;
  postal_code?: PostalCode;
  short_address?: ShortAddress;
  address_type?: AddressType;
  locale: Language;
  /** When to send e-mails about delivered shipments. By default, `daily` for a company and `each` for an individual. */
  delivery_emails?: DeliveryEmails;
  /** Whether to send monthly statements by e-mail; false by default. */
  statement_emails?: StatementEmails;
  vat_number?: VatNumber;
  /** Balance below which to warn the account, in riyals; absent to turn the warning off. */
  low_balance_threshold?: PositiveMoney;
}
