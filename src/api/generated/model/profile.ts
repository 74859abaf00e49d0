/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AccountId } from './account-id.ts';
import type { AccountType } from './account-type.ts';
import type { AddressType } from './address-type.ts';
import type { CodeChannel } from './code-channel.ts';
import type { CountryCode } from './country-code.ts';
import type { DeliveryEmails } from './delivery-emails.ts';
import type { Email } from './email.ts';
import type { Language } from './language.ts';
import type { Line } from './line.ts';
import type { Phone } from './phone.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { PostalCode } from './postal-code.ts';
import type { ShortAddress } from './short-address.ts';
import type { StatementEmails } from './statement-emails.ts';
import type { VatNumber } from './vat-number.ts';

/**
 * The signed-in account. Its address fields fill in the sender of new shipments.
 */
export interface Profile {
  id: AccountId;
  account_type: AccountType;
  /** First name of the owner. */
  first_name: Line;
  /** Last name of the owner. */
  last_name: Line;
  /** First and last name, separated by a space. */
  full_name: Line;
  /** Name of the company; absent for an individual. */
  company_name?: Line;
  /** E-mail of the account; it can be used to sign in once it is verified. */
  email: Email;
  /** Whether the e-mail was verified with a code. */
  email_verified: boolean;
  /** Phone of the account; it can be used to sign in once it is verified. */
  phone: Phone;
  /** Whether the phone was verified with a code. */
  phone_verified: boolean;
  /**
     * The account's picture, a square WebP of 144 pixels a side, as a data URL in Base64; absent if there is none.
     * @maxLength 65536
     * @pattern ^data:image/webp;base64,[A-Za-z0-9+/]+={0,2}$
     */
  picture?: string;
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
  delivery_emails: DeliveryEmails;
  statement_emails: StatementEmails;
  /** VAT number of the account. With it, invoices are standard tax invoices that name the account as the buyer; without it, they are simplified. Absent if the account has none. */
  vat_number?: VatNumber;
  /** Channel of two-step sign-in; absent if two-step sign-in is off. */
  second_step?: CodeChannel;
  /** Balance below which the account is warned, in riyals; absent if the warning is off. */
  low_balance_threshold?: PositiveMoney;
}
