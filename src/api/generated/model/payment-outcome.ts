/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { PaidPlan } from './paid-plan.ts';
import type { PaymentFailure } from './payment-failure.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { ReturnUrl } from './return-url.ts';
import type { TopUpId } from './top-up-id.ts';
import type { TopUpMethod } from './top-up-method.ts';
import type { TopUpStatus } from './top-up-status.ts';

/**
 * What a checkout page shows. It contains nothing that identifies a person.
 */
export interface PaymentOutcome {
  /** The top-up, for `retryTopUp`, which requires the account's own token. */
  top_up_id: TopUpId;
  status: TopUpStatus;
  /** Amount to pay, in the currency of the payment. */
  amount: PositiveMoney;
  /** Amount that is or will be credited to the balance, in riyals. */
  credit: PositiveMoney;
  payment_method: TopUpMethod;
  /** The plan that the top-up pays for; absent if it pays for none. */
  plan?: PaidPlan;
  /** When the top-up was started. */
  created_at: DateTime;
  /** Why the attempt failed; present if the status is `failed` and the payment provider gives a reason. */
  failure?: PaymentFailure;
  return_url?: ReturnUrl;
}
