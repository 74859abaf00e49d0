/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { StoreDeliveryId } from './store-delivery-id.ts';
import type { StoreDelivery } from './store-delivery.ts';
import type { StoreHeader } from './store-header.ts';

export interface StoreDeliveryDetails {
  delivery: StoreDelivery;
  /** @maxItems 100 */
  headers: StoreHeader[];
  /**
     * As it came. Bytes that are no UTF-8, and characters that no text may have, are U+FFFD. Of a refused delivery, the first 4 KiB.
     * @maxLength 1048576
     * @pattern ^[^\u0000\uD800-\uDFFF]*$
     */
  body: string;
  /** The delivery that had the same bytes first. */
  duplicate_of?: StoreDeliveryId;
}
