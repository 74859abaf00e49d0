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
 * A batch as listed.
 */
export interface ImportBatchSummary {
  id: ImportBatchId;
  status: ImportBatchStatus;
  origin: ImportOrigin;
  /** Name of the file; absent if the rows do not come from a file or it has no name. */
  file_name?: ImportFileName;
  /** Number of rows. */
  rows: ImportCount;
  /** Number of rows that are booked. */
  booked: ImportCount;
  /** What the rows that are `booked` have cost, including VAT. */
  charged: Money;
  /** When the batch was created. */
  created_at: DateTime;
  /** When the batch last changed. */
  updated_at: DateTime;
  /** When the batch and its rows are deleted; the shipments stay. */
  expires_at: DateTime;
}
