/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportCells } from './import-cells.ts';

/**
 * What to change in the order. Whatever is absent stays as it is.
 */
export interface StoreOrderUpdate {
  /** Cells to change, each field at most once. An empty text restores the store's value. A city chosen in place of the store's text is also used for later orders with the same text. */
  cells?: ImportCells;
  /** Whether to leave the order out, because there is nothing to ship. */
  leave_out?: boolean;
  /** Whether to keep the shipment although the store cancelled the order. */
  keep_shipment?: boolean;
}
