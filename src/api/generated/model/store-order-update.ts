/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportCells } from './import-cells.ts';

export interface StoreOrderUpdate {
  /** Those that change, each field at most once; the others stay. An empty text gives back what the store says. A city that is chosen in place of the store's text is used for later orders with the same text as well. */
  cells?: ImportCells;
  /** Whether it is nothing to ship; as before if absent. */
  leave_out?: boolean;
  /** Whether to keep the shipment although the store cancelled the order; as before if absent. */
  keep_shipment?: boolean;
}
