/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { FurtherProduct } from './further-product.ts';

/**
 * The products in the parcel besides the first one; absent if there is only one.
 * @maxItems 19
 */
export type FurtherProducts = FurtherProduct[];
