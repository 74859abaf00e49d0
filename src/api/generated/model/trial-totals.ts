/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Money } from './money.ts';
import type { OrderCount } from './order-count.ts';

/**
 * Totals of the trial. Amounts cover the orders for which the rules choose a courier; counts cover all orders.
 */
export interface TrialTotals {
  /** Orders that were tried. */
  orders: OrderCount;
  /** Orders that would be booked with another courier or service, or with none. */
  changed: OrderCount;
  /** Orders for which the rules choose no courier. They count in none of the amounts. */
  refused: OrderCount;
  /** Amount that was charged for the orders. */
  booked: Money;
  /** Amount that they would cost today. */
  chosen: Money;
  /** `chosen` less `booked`; negative if the rules save money. */
  difference: Money;
}
