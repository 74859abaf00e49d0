/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Product } from './product.ts';

/**
 * The products after the change.
 */
export interface EditedProducts {
  /**
     * The products, in the order of the request.
     * @maxItems 100
     */
  data: Product[];
}
