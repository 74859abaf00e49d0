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
 * Many shipments at once, from the file to the booking. It is deleted 90 days after its last change.
 */
export interface ImportBatch {
  id: ImportBatchId;
  version: ImportBatchVersion;
  status: ImportBatchStatus;
  origin: ImportOrigin;
  file_name?: ImportFileName;
  /** Present if the status is `unreadable`. */
  unreadable?: ImportUnreadable;
  /**
     * In the order of the file; empty unless the rows are from a file.
     * @maxItems 200
     */
  columns: ImportColumn[];
  /** Texts for rows that leave a field empty. */
  defaults: ImportCells;
  /**
     * Fields that every row needs and that neither a column nor a default gives. For an address, it names the short address.
     * @maxItems 60
     */
  missing: ImportField[];
  /** True if dates in the file can be read in two ways, so that `date_order` must be given. */
  asks_date_order: boolean;
  date_order?: ImportDateOrder;
  /** How couriers were chosen; present from `pricing` on. */
  choice?: ImportChoice;
  counts: ImportCounts;
  /**
     * What is wrong in rows that are `wrong`, `unpriced` or `refused`, the most frequent first.
     * @maxItems 200
     */
  faults_by_kind: ImportKindCount[];
  /**
     * What was repaired, the most frequent first.
     * @maxItems 200
     */
  repairs_by_kind: ImportKindCount[];
  /** Present while the rows are `checking` or `pricing`, and from `booking` on, where it counts the booked rows. */
  progress?: ImportProgress;
  /** What the rows that are `priced` or `waiting` cost together; present while there are any. */
  total?: Money;
  /** What the rows that are `booked` have cost. */
  charged: Money;
  /** Present with `total`, unless the batch is being booked. */
  covered?: ImportCovered;
  balance: Money;
  /** Booking must begin before; then the prices hold until it ends. Present while the status is `priced`. */
  prices_hold_until?: DateTime;
  created_at: DateTime;
  updated_at: DateTime;
  /** Time at which the batch and its rows are deleted; the shipments stay. */
  expires_at: DateTime;
}
