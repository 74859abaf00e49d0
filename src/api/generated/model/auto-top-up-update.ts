/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PaymentMethodId } from './payment-method-id.ts';
import type { PositiveMoney } from './positive-money.ts';

/**
 * To turn it on or to change it, everything is required; a part that is missing is refused with `required`. To turn it off, `enabled` is enough, and the settings stay as they were.
 */
export interface AutoTopUpUpdate {
  enabled: boolean;
  /** In riyals; another currency is `not_allowed`. */
  threshold?: PositiveMoney;
  /** In riyals; more than the threshold, and within the limits that `getTopUpOptions` returns for cards. */
  amount?: PositiveMoney;
  /** In riyals; at least the amount. */
  daily_cap?: PositiveMoney;
  payment_method_id?: PaymentMethodId;
}
