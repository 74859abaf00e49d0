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

export interface StoreDelivery {
  id: StoreDeliveryId;
  store_id: StoreId;
  received_at: DateTime;
  /**
     * As the platform calls it; empty if it does not say.
     * @maxLength 100
     * @pattern ^[^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]*$
     */
  event: string;
  verdict: StoreVerdict;
  effect: StoreEffect;
  /**
     * Length of the body.
     * @minimum 0
     * @maximum 1048576
     */
  bytes: number;
  /** The order that it is about; absent if it names none, or the order has been deleted. */
  order_id?: StoreOrderId;
  /** Number of the order that it is about; absent if it names none. */
  order_number?: Line;
}
