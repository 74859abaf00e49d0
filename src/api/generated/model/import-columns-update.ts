/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportBatchVersion } from './import-batch-version.ts';
import type { ImportCells } from './import-cells.ts';
import type { ImportColumnChoice } from './import-column-choice.ts';
import type { ImportDateOrder } from './import-date-order.ts';

/**
 * What the columns mean, confirmed by the person.
 */
export interface ImportColumnsUpdate {
  version: ImportBatchVersion;
  /**
     * Columns that are used. Columns that are not listed are not used.
     * @maxItems 200
     */
  columns: ImportColumnChoice[];
  /** How to read dates. Required if `asks_date_order` is true. */
  date_order?: ImportDateOrder;
  /** Values for rows that leave a field empty, each field at most once. If there is no value either, the sender comes from the profile, a parcel is one small box, and its goods are prepaid unless there is an amount to collect. */
  defaults?: ImportCells;
}
