/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Line } from './line.ts';
import type { StoreOrderId } from './store-order-id.ts';

/**
 * The store order that an item is about.
 */
export interface AttentionOrder {
  id: StoreOrderId;
  /** Number of the order in the store. */
  number: Line;
}
