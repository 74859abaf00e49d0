/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ProductFileCount } from './product-file-count.ts';

/**
 * Number of rows by what becomes of them; `rows` is their sum.
 */
export interface ProductFileCounts {
  rows: ProductFileCount;
  added: ProductFileCount;
  changed: ProductFileCount;
  unchanged: ProductFileCount;
  refused: ProductFileCount;
}
