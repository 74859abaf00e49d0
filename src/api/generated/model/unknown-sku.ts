/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Line } from './line.ts';
import type { Money } from './money.ts';
import type { StoreOrderCount } from './store-order-count.ts';

/**
 * A product code in orders to be booked that no product of the account has.
 */
export interface UnknownSku {
  /** The product code. */
  sku: Line;
  /** Name of the product in the newest of the orders; empty if it has none. */
  name: Line;
  /** Price of one piece in the newest of the orders; absent if it cannot be read. */
  price?: Money;
  /** Number of orders with the code, counted up to 1,001. */
  orders: StoreOrderCount;
}
