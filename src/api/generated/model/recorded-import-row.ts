/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportBatchId } from './import-batch-id.ts';
import type { ImportRow } from './import-row.ts';

/**
 * A row of an import batch.
 */
export interface RecordedImportRow {
  /** The batch that the row belongs to. */
  batch_id: ImportBatchId;
  row: ImportRow;
}
