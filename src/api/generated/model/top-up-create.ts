/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Line } from './line.ts';
import type { PlanToPay } from './plan-to-pay.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { ReturnUrl } from './return-url.ts';
import type { TopUpMethod } from './top-up-method.ts';

/**
 * A top-up to start.
 */
export interface TopUpCreate {
  /** Amount to pay, within the limits that `getTopUpOptions` returns for the method and currency. */
  amount: PositiveMoney;
  payment_method: TopUpMethod;
  return_url?: ReturnUrl;
  /** A note for the account's own records. Must not contain a card number. */
  description?: Line;
  /** Plan to subscribe to as soon as the top-up is paid. The amount must equal the `total` of `previewPlanChange`, in riyals. */
  plan?: PlanToPay;
  /** Whether to save the card that pays, to be listed by `listPaymentMethods`; false by default. Allowed only if `getTopUpOptions` reports `can_be_saved` for the method and fewer than ten are saved; otherwise refused with `not_allowed`. */
  save_payment_method?: boolean;
}
