/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { ImportBatchId } from './import-batch-id.ts';
import type { ImportBatchStatus } from './import-batch-status.ts';
import type { ImportCount } from './import-count.ts';
import type { ImportFileName } from './import-file-name.ts';
import type { ImportOrigin } from './import-origin.ts';
import type { Money } from './money.ts';

/**
 * A batch in the list.
 */
export interface ImportBatchSummary {
  id: ImportBatchId;
  status: ImportBatchStatus;
  origin: ImportOrigin;
  file_name?: ImportFileName;
  rows: ImportCount;
  booked: ImportCount;
  /** What the rows that are `booked` have cost. */
  charged: Money;
  created_at: DateTime;
  updated_at: DateTime;
  expires_at: DateTime;
}
