/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Product } from './product.ts';

/**
 * What else is in the parcel, after the first product.
 * @maxItems 19
 */
export type FurtherProducts = Product[];
