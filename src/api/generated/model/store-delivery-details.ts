/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { StoreDeliveryId } from './store-delivery-id.ts';
import type { StoreDelivery } from './store-delivery.ts';
import type { StoreHeader } from './store-header.ts';

/**
 * A delivery with what was sent.
 */
export interface StoreDeliveryDetails {
  /** The delivery. */
  delivery: StoreDelivery;
  /**
     * The headers, with secrets masked.
     * @maxItems 100
     */
  headers: StoreHeader[];
  /**
     * The body as it arrived, with the values of `access_token` and `refresh_token` masked; only the first 4 KiB if the delivery was refused. Bytes that are not UTF-8, and characters that no text may have, are replaced by U+FFFD.
     * @maxLength 1048576
     * @pattern ^[^\u0000\uD800-\uDFFF]*$
     */
  body: string;
  /** The first delivery with the same bytes; absent if this is not a duplicate. */
  duplicate_of?: StoreDeliveryId;
}
