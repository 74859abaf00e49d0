/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportBatch } from './import-batch.ts';
import type { ImportRow } from './import-row.ts';

/**
 * The row after the change, with its order and its batch.
 */
export interface ImportRowAnswer {
  /** The row after the change. */
  row: ImportRow;
  /**
     * The other rows of its order, and those that the change joined to it or separated from it; the first 100.
     * @maxItems 100
     */
  others: ImportRow[];
  /** The batch after the change. */
  batch: ImportBatch;
}
