/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { PlanLimitReached } from './plan-limit-reached.ts';
import type { ProductFileColumn } from './product-file-column.ts';
import type { ProductFileCounts } from './product-file-counts.ts';
import type { ProductFileFingerprint } from './product-file-fingerprint.ts';
import type { ProductFileRow } from './product-file-row.ts';
import type { ProductFileUnreadable } from './product-file-unreadable.ts';

/**
 * What a file would do to the products, or has done.
 */
export interface ProductFile {
  /** Identifies the changes; send it with `importProducts`. Absent if nothing is added or changed. */
  fingerprint?: ProductFileFingerprint;
  /** Why nothing can be imported; absent if the file can be read. */
  unreadable?: ProductFileUnreadable;
  /** The limit of the account's plan that the added products would exceed; absent if they would not. */
  plan_limit?: PlanLimitReached;
  counts: ProductFileCounts;
  /**
     * The columns of the file, in their order.
     * @maxItems 200
     */
  columns: ProductFileColumn[];
  /**
     * The rows in the order of the file, without unchanged ones.
     * @maxItems 10000
     */
  rows: ProductFileRow[];
}
