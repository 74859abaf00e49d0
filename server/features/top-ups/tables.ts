import type { ColumnType } from 'kysely';
import type { Currency } from '../../../common/money.ts';
import type { components } from '../../../openapi/generated/types.ts';
import type { Fixed, FixedTime, Time } from '../../db/columns.ts';
import type { PaymentProvider } from '../../ports/payment-provider.ts';
import type { Locale } from '../../reference/locale.ts';

type Wire = components['schemas'];

declare module '../../db/tables.ts' {
  interface Tables {
    top_ups: TopUpsTable;
    top_up_payments: TopUpPaymentsTable;
  }
}

export interface TopUpsTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  status: Wire['TopUpStatus'];
  /** In minor units of `currency`. */
  amount: Fixed<number>;
  currency: Fixed<Currency>;
  /** Halalas added to the balance, at `micro_sar`. */
  credit: Fixed<number>;
  micro_sar: Fixed<number>;
  payment_method: Fixed<Wire['TopUpMethod']>;
  description: string | null;
  /** Id and description, folded by common/search-text.ts. */
  search_text: string;
  return_url: string | null;
  locale: Fixed<Locale>;
  /** The current payment attempt; null until the provider has opened one. */
  payment_id: ColumnType<string | null, string | null | undefined, string>;
  failure: ColumnType<Wire['PaymentFailure'] | null, undefined, Wire['PaymentFailure'] | null>;
  created_at: FixedTime;
  paid_at: ColumnType<Date | null, Date | null | undefined, Date>;
}

/** One payment attempt of a top-up. */
export interface TopUpPaymentsTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  top_up_id: Fixed<string>;
  /** Unique. Hex SHA-256 of the reference in the return address. */
  reference_hash: Fixed<string>;
  provider: Fixed<PaymentProvider['name']>;
  provider_payment_id: Fixed<string>;
  checkout_url: Fixed<string>;
  status: PaymentState;
  created_at: FixedTime;
  /** When the provider was last checked without a notification; initially when it was opened. */
  checked_at: Time;
}

/** `held`: paid, but not as ordered; an operator must look at it. */
export type PaymentState = Wire['TopUpStatus'] | 'held';
