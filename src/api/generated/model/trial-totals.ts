/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Money } from './money.ts';
import type { OrderCount } from './order-count.ts';

/**
 * Sums over the orders for which the rules choose a courier; the numbers count all orders.
 */
export interface TrialTotals {
  orders: OrderCount;
  /** Orders that would go with another courier or service, or with none. */
  changed: OrderCount;
  /** Orders for which the rules choose no courier; they are in none of the sums. */
  refused: OrderCount;
  /** What was charged for them. */
  booked: Money;
  /** What they would cost today. */
  chosen: Money;
  /** The second less the first; negative if the rules save money. */
  difference: Money;
}
