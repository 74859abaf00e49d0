/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { Line } from './line.ts';
import type { StoreDeliveryId } from './store-delivery-id.ts';
import type { StoreEffect } from './store-effect.ts';
import type { StoreId } from './store-id.ts';
import type { StoreOrderId } from './store-order-id.ts';
import type { StoreVerdict } from './store-verdict.ts';

/**
 * One call of a platform to the address of a store.
 */
export interface StoreDelivery {
  id: StoreDeliveryId;
  /** The store whose address was called. */
  store_id: StoreId;
  /** When the delivery arrived. */
  received_at: DateTime;
  /**
     * Event as the platform calls it; empty if the platform does not say.
     * @maxLength 100
     * @pattern ^[^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]*$
     */
  event: string;
  verdict: StoreVerdict;
  effect: StoreEffect;
  /**
     * Length of the body in bytes.
     * @minimum 0
     * @maximum 1048576
     */
  bytes: number;
  /** The order that the delivery is about; absent if it is about none, or the order was deleted. */
  order_id?: StoreOrderId;
  /** Number of that order in the store; absent if the delivery is about none. */
  order_number?: Line;
}
