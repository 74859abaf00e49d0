/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { Line } from './line.ts';
import type { MicroSar } from './micro-sar.ts';
import type { PaidPlan } from './paid-plan.ts';
import type { PaymentFailure } from './payment-failure.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { ReturnUrl } from './return-url.ts';
import type { TopUpId } from './top-up-id.ts';
import type { TopUpMethod } from './top-up-method.ts';
import type { TopUpStatus } from './top-up-status.ts';

/**
 * An amount that the account pays into its balance.
 */
export interface TopUp {
  id: TopUpId;
  status: TopUpStatus;
  /** Amount to pay, in the currency of the payment. */
  amount: PositiveMoney;
  /** Amount credited to the balance, in riyals. Each attempt to pay has the rate of the day on which it was opened, and is credited at that rate even if it is paid late. */
  credit: PositiveMoney;
  micro_sar: MicroSar;
  /** The plan that the top-up pays for; absent if it pays for none. */
  plan?: PaidPlan;
  /** The part of the credit that the payment provider has taken back, by a refund or a charge-back; absent if there is none. */
  taken_back?: PositiveMoney;
  payment_method: TopUpMethod;
  /** Whether automatic top-up started it, with a saved payment method. Such a top-up has no payment page and cannot be tried again. */
  automatic: boolean;
  /** The account's own note; absent if there is none. */
  description?: Line;
  return_url?: ReturnUrl;
  /** When the top-up was started. */
  created_at: DateTime;
  /** When the money was paid; absent until then. */
  paid_at?: DateTime;
  /** Why the last attempt failed; present if the status is `failed` and the payment provider gives a reason. */
  failure?: PaymentFailure;
  /**
     * The payment provider's page; present while the status is `pending`, unless the top-up is automatic.
     * @maxLength 2000
     */
  checkout_url?: string;
}
