/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { ImportBatchId } from './import-batch-id.ts';
import type { ImportBatchStatus } from './import-batch-status.ts';
import type { ImportBatchVersion } from './import-batch-version.ts';
import type { ImportCells } from './import-cells.ts';
import type { ImportChoice } from './import-choice.ts';
import type { ImportColumn } from './import-column.ts';
import type { ImportCounts } from './import-counts.ts';
import type { ImportCovered } from './import-covered.ts';
import type { ImportDateOrder } from './import-date-order.ts';
import type { ImportField } from './import-field.ts';
import type { ImportFileName } from './import-file-name.ts';
import type { ImportKindCount } from './import-kind-count.ts';
import type { ImportOrigin } from './import-origin.ts';
import type { ImportProgress } from './import-progress.ts';
import type { ImportUnreadable } from './import-unreadable.ts';
import type { Money } from './money.ts';

/**
 * Many shipments at once, from the file to the booking. A batch is deleted 90 days after its last change.
 */
export interface ImportBatch {
  id: ImportBatchId;
  version: ImportBatchVersion;
  status: ImportBatchStatus;
  origin: ImportOrigin;
  /** Name of the file; absent if the rows do not come from a file or it has no name. */
  file_name?: ImportFileName;
  /** Why the file cannot be read; present with the status `unreadable`. */
  unreadable?: ImportUnreadable;
  /**
     * Columns in the order of the file; empty if the rows do not come from a file.
     * @maxItems 200
     */
  columns: ImportColumn[];
  /** Values for rows that leave a field empty. */
  defaults: ImportCells;
  /**
     * Fields that every row needs and that neither a column nor a default provides. A missing address is listed as the short address.
     * @maxItems 60
     */
  missing: ImportField[];
  /** Whether dates in the file can be read in two ways, so that `date_order` is required. */
  asks_date_order: boolean;
  /** How dates are read; absent if it was never stated. */
  date_order?: ImportDateOrder;
  /** How couriers were chosen; present from `pricing` on. */
  choice?: ImportChoice;
  counts: ImportCounts;
  /**
     * Errors of rows that are `wrong`, `unpriced` or `refused`, the most frequent first.
     * @maxItems 200
     */
  faults_by_kind: ImportKindCount[];
  /**
     * What was repaired, the most frequent first.
     * @maxItems 200
     */
  repairs_by_kind: ImportKindCount[];
  /** Progress of the work; present while the rows are `checking` or `pricing`, and from `booking` on, where it counts booked rows. */
  progress?: ImportProgress;
  /** What the rows that are `priced` or `waiting` cost together, including VAT; absent if there are none. */
  total?: Money;
  /** What the rows that are `booked` have cost, including VAT. */
  charged: Money;
  /** Rows that the balance pays for; present together with `total`, unless the batch is being booked. */
  covered?: ImportCovered;
  /** The account's current balance. */
  balance: Money;
  /** Time before which booking must begin; the prices then hold until it ends. Present with the status `priced`. */
  prices_hold_until?: DateTime;
  /** When the batch was created. */
  created_at: DateTime;
  /** When the batch last changed. */
  updated_at: DateTime;
  /** When the batch and its rows are deleted; the shipments stay. */
  expires_at: DateTime;
}
