/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Product } from './product.ts';

/**
 * Further products in the parcel, after the first.
 * @maxItems 19
 */
export type FurtherProducts = Product[];
