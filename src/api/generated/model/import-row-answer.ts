/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportBatch } from './import-batch.ts';
import type { ImportRow } from './import-row.ts';

/**
 * The row as it is now, and what became of its order and its batch.
 */
export interface ImportRowAnswer {
  row: ImportRow;
  /**
     * The other rows of its order, and those that the change joined to it or parted from it; the first 100.
     * @maxItems 100
     */
  others: ImportRow[];
  batch: ImportBatch;
}
