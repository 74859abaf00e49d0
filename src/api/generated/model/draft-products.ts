/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DraftProductsItem } from './draft-products-item.ts';

/**
 * The products in the parcel besides the first one.
 * @maxItems 19
 */
export type DraftProducts = DraftProductsItem[];
