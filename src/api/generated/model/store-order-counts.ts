/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { StoreOrderCount } from './store-order-count.ts';

/**
 * Number of orders in each state.
 */
export interface StoreOrderCounts {
  new: StoreOrderCount;
  needs_attention: StoreOrderCount;
  booked: StoreOrderCount;
  delivered: StoreOrderCount;
  cancelled: StoreOrderCount;
  left_out: StoreOrderCount;
}
