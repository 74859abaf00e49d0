/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportBatchId } from './import-batch-id.ts';
import type { ImportRow } from './import-row.ts';

export interface RecordedImportRow {
  batch_id: ImportBatchId;
  row: ImportRow;
}
