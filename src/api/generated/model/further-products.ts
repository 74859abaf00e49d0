/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { FurtherProduct } from './further-product.ts';

/**
 * Further products in the parcel, after the first.
 * @maxItems 19
 */
export type FurtherProducts = FurtherProduct[];
