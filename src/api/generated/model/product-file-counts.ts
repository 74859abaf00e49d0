/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ProductFileCount } from './product-file-count.ts';

/**
 * Number of rows by what is done with them.
 */
export interface ProductFileCounts {
  /** All rows. */
  rows: ProductFileCount;
  /** Rows that add a product. */
  added: ProductFileCount;
  /** Rows that change a product. */
  changed: ProductFileCount;
  /** Rows whose product already has all their values. */
  unchanged: ProductFileCount;
  /** Rows with an error, which are left out. */
  refused: ProductFileCount;
}
