/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportBatch } from './import-batch.ts';
import type { ImportRow } from './import-row.ts';

/**
 * The row as it is now, and what became of its batch.
 */
export interface ImportRowAnswer {
  row: ImportRow;
  batch: ImportBatch;
}
