/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Page } from './page.ts';
import type { Product } from './product.ts';

/**
 * A page of products.
 */
export interface ProductList {
  /**
     * The products of the page.
     * @maxItems 100
     */
  data: Product[];
  page: Page;
}
