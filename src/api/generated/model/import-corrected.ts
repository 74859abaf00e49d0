/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportBatch } from './import-batch.ts';
import type { ImportCount } from './import-count.ts';

/**
 * The result of a correction.
 */
export interface ImportCorrected {
  /** Number of rows that were changed. */
  changed: ImportCount;
  /** The batch after the correction. */
  batch: ImportBatch;
}
