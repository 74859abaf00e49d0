/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportBatchSummary } from './import-batch-summary.ts';
import type { Page } from './page.ts';

/**
 * A page of import batches.
 */
export interface ImportBatchList {
  /**
     * The batches of the page.
     * @maxItems 100
     */
  data: ImportBatchSummary[];
  page: Page;
}
