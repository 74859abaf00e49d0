/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AutoTopUpStop } from './auto-top-up-stop.ts';
import type { Money } from './money.ts';
import type { PaymentMethodId } from './payment-method-id.ts';
import type { PositiveMoney } from './positive-money.ts';

/**
 * The balance that fills itself. `threshold`, `amount` and `daily_cap` are there once it was set up, also while it is off; `payment_method_id` is absent if that method was deleted.
 */
export interface AutoTopUp {
  /** False if no card is saved and none can be, so that there is nothing to set up. */
  available: boolean;
  enabled: boolean;
  /** A balance below it is topped up, in riyals. */
  threshold?: PositiveMoney;
  /** What each automatic top-up pays and credits, in riyals. */
  amount?: PositiveMoney;
  /** The most that automatic top-ups take on one calendar day in Riyadh, in riyals. */
  daily_cap?: PositiveMoney;
  payment_method_id?: PaymentMethodId;
  /** What counts towards today's cap: automatic top-ups that are paid, under way, or whose end nobody could tell. */
  today: Money;
  stopped?: AutoTopUpStop;
}
