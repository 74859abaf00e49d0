/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportCells } from './import-cells.ts';
import type { Line } from './line.ts';
import type { ShipmentDraftCreate } from './shipment-draft-create.ts';
import type { StoreOrder } from './store-order.ts';

/**
 * A store order with all its products.
 */
export interface StoreOrderDetails {
  /** The order. */
  order: StoreOrder;
  /**
     * Its further products, as rows of an import.
     * @maxItems 1000
     */
  lines: ImportCells[];
  /**
     * Product codes in the order that no product of the account has.
     * @maxItems 1000
     */
  unknown_skus: Line[];
  /** Fields of a shipment that the order fills in. */
  draft: ShipmentDraftCreate;
  /**
     * Page on which the receiver completes the National Address; present while it is missing. Anyone with the link can complete it.
     * @maxLength 300
     */
  address_url?: string;
}
