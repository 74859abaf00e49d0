/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PriceRow } from './price-row.ts';

export interface CourierPriceTable {
  /**
     * By service, then by lane.
     * @maxItems 12
     */
  rows: PriceRow[];
}
