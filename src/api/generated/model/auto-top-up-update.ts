/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PaymentMethodId } from './payment-method-id.ts';
import type { PositiveMoney } from './positive-money.ts';

/**
 * To turn it on or change it, all fields are required; a missing one is refused with `required`. To turn it off, `enabled` is enough, and the settings are kept.
 */
export interface AutoTopUpUpdate {
  /** Whether to turn it on or off. */
  enabled: boolean;
  /** Balance below which a top-up is made, in riyals; another currency is refused with `not_allowed`. */
  threshold?: PositiveMoney;
  /** Amount of each top-up, in riyals. It must be greater than the threshold and within the limits that `getTopUpOptions` returns for cards. */
  amount?: PositiveMoney;
  /** Most to take on one day, in riyals. It must be at least the amount. */
  daily_cap?: PositiveMoney;
  /** The saved payment method that pays. */
  payment_method_id?: PaymentMethodId;
}
