/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportBatchSummary } from './import-batch-summary.ts';
import type { Page } from './page.ts';

export interface ImportBatchList {
  /** @maxItems 100 */
  data: ImportBatchSummary[];
  page: Page;
}
