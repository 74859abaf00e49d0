import type { ColumnType, Generated } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Fixed, FixedTime } from '../../db/columns.ts';
import type { DeliveryEmails } from '../../domain/delivery-emails.ts';
import type { CodeChannel } from '../../messages/message.ts';
import type { Locale } from '../../reference/locale.ts';

type Wire = components['schemas'];

declare module '../../db/tables.ts' {
  interface Tables {
    accounts: AccountsTable;
  }
}

export interface AccountsTable {
  account_id: Fixed<string>;
  account_type: Wire['AccountType'];
  /** Lower case. Unique among verified e-mails, as phones are. */
  email: string;
  /** An argon2id hash in PHC form. */
  password_hash: string;
  first_name: string;
  last_name: string;
  company_name: string | null;
  email_verified: Generated<boolean>;
  phone: string;
  phone_verified: Generated<boolean>;
  /** A WebP file in base64. */
  picture: Generated<string | null>;
  country: string;
  state: string | null;
  city: string;
  street_name: string | null;
  building_no: string | null;
  landmark: string | null;
  office: string | null;
  postal_code: string | null;
  short_address: ColumnType<string | null, string | null | undefined, string | null>;
  address_type: ColumnType<Wire['AddressType'] | null, Wire['AddressType'] | null | undefined>;
  /** For tax invoices; 15 digits. */
  vat_number: ColumnType<string | null, string | null | undefined, string | null>;
  /** The language of messages to the account. */
  locale: Generated<Locale>;
  /** When to write about delivered shipments. */
  delivery_emails: DeliveryEmails;
  /** Whether it gets its statement of each month. */
  statement_emails: Generated<boolean>;
  /** The month of the last one that was sent, `YYYY-MM`. */
  statement_sent: ColumnType<string | null, undefined, string | null>;
  /** Where the code of the second step of sign-in is sent; null while it is off. */
  second_step: ColumnType<CodeChannel | null, CodeChannel | null | undefined>;
  /** Halalas; null for no warning. */
  low_balance_threshold: ColumnType<number | null, undefined, number | null>;
  /** When its paid plan ended because it could not be renewed; null if it was given up. */
  plan_lost_at: ColumnType<Date | null, undefined, Date | null>;
  /** After this, nobody can sign in and the account belongs to nobody. */
  closed_at: ColumnType<Date | null, undefined, Date>;
  created_at: FixedTime;
}
