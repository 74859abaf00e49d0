/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ShipmentDraftId } from './shipment-draft-id.ts';
import type { ShipmentId } from './shipment-id.ts';
import type { StoreOrderId } from './store-order-id.ts';

/**
 * Either shipments, drafts or orders of stores, in the order of the rows.
 */
export interface ImportCopies {
  /**
     * @minItems 1
     * @maxItems 500
     */
  shipment_ids?: ShipmentId[];
  /**
     * @minItems 1
     * @maxItems 500
     */
  draft_ids?: ShipmentDraftId[];
  /**
     * @minItems 1
     * @maxItems 500
     */
  order_ids?: StoreOrderId[];
}
