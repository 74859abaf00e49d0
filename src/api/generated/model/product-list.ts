/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Page } from './page.ts';
import type { Product } from './product.ts';

export interface ProductList {
  /** @maxItems 100 */
  data: Product[];
  page: Page;
}
