/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportBatchVersion } from './import-batch-version.ts';
import type { ImportCells } from './import-cells.ts';
import type { ImportColumnChoice } from './import-column-choice.ts';
import type { ImportDateOrder } from './import-date-order.ts';

export interface ImportColumnsUpdate {
  version: ImportBatchVersion;
  /**
     * Columns that are not listed are not used.
     * @maxItems 200
     */
  columns: ImportColumnChoice[];
  /** Required if `asks_date_order` is true. */
  date_order?: ImportDateOrder;
  /** Texts for rows that leave a field empty, each field at most once. Without them, the sender is from the profile, a parcel is one box of the small size, and its goods are paid for unless there is an amount to collect. */
  defaults?: ImportCells;
}
