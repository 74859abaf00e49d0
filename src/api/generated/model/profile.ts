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
  first_name: Line;
  last_name: Line;
  /** First and last name. */
  full_name: Line;
  company_name?: Line;
  email: Email;
  email_verified: boolean;
  phone: Phone;
  phone_verified: boolean;
  /**
     * The picture, a square of 144 pixels; absent if there is none.
     * @maxLength 65536
     * @pattern ^data:image/webp;base64,[A-Za-z0-9+/]+={0,2}$
     */
  picture?: string;
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
  delivery_emails: DeliveryEmails;
  statement_emails: StatementEmails;
  /** With it, invoices are standard tax invoices with the account as the buyer, otherwise simplified ones. */
  vat_number?: VatNumber;
  /** Channel for the code of the second sign-in step; absent if the second step is off. */
  second_step?: CodeChannel;
  /** Balance below which the account is warned; absent if the warning is off. */
  low_balance_threshold?: PositiveMoney;
}
