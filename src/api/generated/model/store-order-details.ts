/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportCells } from './import-cells.ts';
import type { Line } from './line.ts';
import type { ShipmentDraftCreate } from './shipment-draft-create.ts';
import type { StoreOrder } from './store-order.ts';

export interface StoreOrderDetails {
  order: StoreOrder;
  /**
     * Its further products, as rows of a file.
     * @maxItems 1000
     */
  lines: ImportCells[];
  /**
     * Product codes in it that no product of the account has.
     * @maxItems 1000
     */
  unknown_skus: Line[];
  /** What it fills in of a shipment. */
  draft: ShipmentDraftCreate;
  /**
     * Page on which the receiver completes the National Address; present while it is missing. Whoever has the link can do so.
     * @maxLength 300
     */
  address_url?: string;
}
