/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { StoreOrderCount } from './store-order-count.ts';

/**
 * Number of orders in each state.
 */
export interface StoreOrderCounts {
  /** Orders that are `new`. */
  new: StoreOrderCount;
  /** Orders that are `needs_attention`. */
  needs_attention: StoreOrderCount;
  /** Orders that are `booked`. */
  booked: StoreOrderCount;
  /** Orders that are `delivered`. */
  delivered: StoreOrderCount;
  /** Orders that are `cancelled`. */
  cancelled: StoreOrderCount;
  /** Orders that are `left_out`. */
  left_out: StoreOrderCount;
}
