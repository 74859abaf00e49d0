/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PriceChange } from './price-change.ts';

/**
 * Changes of a courier's rate cards.
 */
export interface PriceChangeList {
  /**
     * The changes, newest first.
     * @maxItems 100
     */
  data: PriceChange[];
}
