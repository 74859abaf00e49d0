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
 * What a file does to the products, or did.
 */
export interface ProductFile {
  /** Present if anything is added or changed. */
  fingerprint?: ProductFileFingerprint;
  unreadable?: ProductFileUnreadable;
  /** Present if the products that are added would pass the limit of the account's plan. */
  plan_limit?: PlanLimitReached;
  counts: ProductFileCounts;
  /** @maxItems 200 */
  columns: ProductFileColumn[];
  /**
     * Those that are not unchanged, as in the file.
     * @maxItems 10000
     */
  rows: ProductFileRow[];
}
