/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ShipmentDraftId } from './shipment-draft-id.ts';
import type { ShipmentId } from './shipment-id.ts';
import type { StoreOrderId } from './store-order-id.ts';

/**
 * What to make rows of, in the order of the rows: shipments, drafts or store orders. Exactly one of the three is required.
 */
export interface ImportCopies {
  /**
     * Shipments to send again.
     * @minItems 1
     * @maxItems 500
     */
  shipment_ids?: ShipmentId[];
  /**
     * Drafts to book.
     * @minItems 1
     * @maxItems 500
     */
  draft_ids?: ShipmentDraftId[];
  /**
     * Store orders to book.
     * @minItems 1
     * @maxItems 500
     */
  order_ids?: StoreOrderId[];
}
