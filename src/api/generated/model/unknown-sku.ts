/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Line } from './line.ts';
import type { Money } from './money.ts';
import type { StoreOrderCount } from './store-order-count.ts';

/**
 * A product code in orders that are to be booked, of which the account has no product.
 */
export interface UnknownSku {
  sku: Line;
  /** As the newest of the orders has it; empty if it has none. */
  name: Line;
  /** Of one piece in the newest of the orders; absent if it cannot be read. */
  price?: Money;
  /** Number of orders with it. */
  orders: StoreOrderCount;
}
