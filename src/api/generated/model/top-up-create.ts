/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Line } from './line.ts';
import type { PlanToPay } from './plan-to-pay.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { ReturnUrl } from './return-url.ts';
import type { TopUpMethod } from './top-up-method.ts';

export interface TopUpCreate {
  /** Must be within the limits that `getTopUpOptions` returns for the method and currency. */
  amount: PositiveMoney;
  payment_method: TopUpMethod;
  return_url?: ReturnUrl;
  /** A note for the account's own records. Must not be a card number. */
  description?: Line;
  /** Subscribe to this plan as soon as the top-up is paid. The amount must be the `total` of `previewPlanChange`, in riyals. */
  plan?: PlanToPay;
  /** Saves the card that pays, as one of `listPaymentMethods`; absent for no. Only if `getTopUpOptions` says of the method that it `can_be_saved` and fewer than ten are saved, else `not_allowed`. */
  save_payment_method?: boolean;
}
