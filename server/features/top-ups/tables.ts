import type { ColumnType, Generated } from 'kysely';
import type { Currency } from '../../../common/money.ts';
import type { components } from '../../../openapi/generated/types.ts';
import type { Fixed, FixedTime, Time } from '../../db/columns.ts';
import type { PaidTier } from '../../domain/plan-change.ts';
import type { PlanPeriod } from '../../domain/plan-period.ts';
import type { PaymentProvider } from '../../ports/payment-provider.ts';
import type { Locale } from '../../reference/locale.ts';

type Wire = components['schemas'];

declare module '../../db/tables.ts' {
  interface Tables {
    top_ups: TopUpsTable;
    top_up_payments: TopUpPaymentsTable;
    payment_actions: PaymentActionsTable;
  }
}

export interface TopUpsTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  status: Wire['TopUpStatus'];
  /** In minor units of `currency`. */
  amount: Fixed<number>;
  currency: Fixed<Currency>;
  /**
   * Halalas added to the balance, at `micro_sar`: of the attempt that was paid, else of the current
   * one.
   */
  credit: number;
  micro_sar: number;
  /** Halalas of the credit that the provider took back. */
  taken_back: Generated<number>;
  payment_method: Fixed<Wire['TopUpMethod']>;
  /** Whether the card that pays is to be saved. */
  save_payment_method: Generated<boolean>;
  /** Begun by itself, with a saved payment method. */
  automatic: Generated<boolean>;
  description: string | null;
  /** Id and description, folded by common/search-text.ts. */
  search_text: string;
  return_url: string | null;
  locale: Fixed<Locale>;
  /** The current payment attempt; null until the provider has opened one. */
  payment_id: ColumnType<string | null, string | null | undefined, string>;
  /** The plan that it is to pay for, and what became of that; null for none. */
  plan_tier: Fixed<PaidTier | null>;
  plan_period: Fixed<PlanPeriod | null>;
  plan_outcome: Wire['PaidPlan']['outcome'] | null;
  failure: ColumnType<Wire['PaymentFailure'] | null, undefined, Wire['PaymentFailure'] | null>;
  created_at: FixedTime;
  paid_at: ColumnType<Date | null, Date | null | undefined, Date>;
}

/** One payment attempt of a top-up. */
export interface TopUpPaymentsTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  top_up_id: Fixed<string>;
  /** Unique. Hex SHA-256 of the reference in the return address; null for a charge, which has none. */
  reference_hash: Fixed<string | null>;
  provider: Fixed<PaymentProvider['name']>;
  provider_payment_id: Fixed<string>;
  /** Null for the charge of a saved card, which has no page. */
  checkout_url: Fixed<string | null>;
  status: PaymentState;
  /** Halalas added to the balance if this attempt is paid, at the rate of the day it was opened. */
  credit: number;
  micro_sar: Fixed<number>;
  /** What the provider has taken back so far, in minor units of the top-up's currency. */
  taken_back: Generated<number>;
  created_at: FixedTime;
  /** When its end became known. */
  settled_at: ColumnType<Date | null, Date | undefined, Date>;
  /** When the provider is asked whether it took money back; null for never. */
  ask_again_at: ColumnType<Date | null, undefined, Date | null>;
  /** When the provider was last checked without a notification; initially when it was opened. */
  checked_at: Time;
}

/**
 * `held`: paid, but not as ordered or after the account was closed; an operator must look at it.
 * `refunded`: it was held, and an operator gave the money back.
 */
export type PaymentState = Wire['TopUpStatus'] | 'held' | 'refunded';

/** Append-only: what operators decided about held payments. */
export interface PaymentActionsTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  payment_id: Fixed<string>;
  action: Fixed<'release' | 'refund'>;
  /** The person who decided, by the name they gave. */
  operator: Fixed<string>;
  reason: Fixed<string | null>;
  at: FixedTime;
}
