/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Product } from './product.ts';

/**
 * The products as they are now, in the order of the request.
 */
export interface EditedProducts {
  /** @maxItems 100 */
  data: Product[];
}
