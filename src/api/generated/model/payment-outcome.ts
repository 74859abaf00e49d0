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
 * The data that a checkout page shows.
 */
export interface PaymentOutcome {
  /** For `retryTopUp`, which requires the account's own token. */
  top_up_id: TopUpId;
  status: TopUpStatus;
  amount: PositiveMoney;
  /** Amount that is or was credited to the balance. */
  credit: PositiveMoney;
  payment_method: TopUpMethod;
  /** The plan that it pays for; absent if it pays for none. */
  plan?: PaidPlan;
  created_at: DateTime;
  failure?: PaymentFailure;
  return_url?: ReturnUrl;
}
