/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PriceChange } from './price-change.ts';

export interface PriceChangeList {
  /** @maxItems 100 */
  data: PriceChange[];
}
