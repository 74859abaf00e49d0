/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AutoTopUpStop } from './auto-top-up-stop.ts';
import type { Money } from './money.ts';
import type { PaymentMethodId } from './payment-method-id.ts';
import type { PositiveMoney } from './positive-money.ts';

/**
 * Settings and state of automatic top-up. `threshold`, `amount` and `daily_cap` are present once it has been set up, even while it is off.
 */
export interface AutoTopUp {
  /** Whether it can be set up: false if no card is saved and none can be. */
  available: boolean;
  /** Whether it is on. */
  enabled: boolean;
  /** Balance below which a top-up is made, in riyals. */
  threshold?: PositiveMoney;
  /** Amount that each automatic top-up pays and credits, in riyals. */
  amount?: PositiveMoney;
  /** Most that automatic top-ups take on one calendar day in Riyadh, in riyals. */
  daily_cap?: PositiveMoney;
  /** The saved payment method that pays; absent if it was deleted or never set. */
  payment_method_id?: PaymentMethodId;
  /** Amount that counts towards today's cap: automatic top-ups that are paid, under way, or whose outcome is unknown. */
  today: Money;
  /** Present if automatic top-up turned itself off. */
  stopped?: AutoTopUpStop;
}
