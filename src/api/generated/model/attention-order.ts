/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Line } from './line.ts';
import type { StoreOrderId } from './store-order-id.ts';

/**
 * The order that the item concerns.
 */
export interface AttentionOrder {
  id: StoreOrderId;
  number: Line;
}
