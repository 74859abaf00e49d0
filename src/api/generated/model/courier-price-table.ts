/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PriceRow } from './price-row.ts';

/**
 * Prices of a courier for parcels of the usual weights.
 */
export interface CourierPriceTable {
  /**
     * Rows by service, then by lane.
     * @maxItems 12
     */
  rows: PriceRow[];
}
