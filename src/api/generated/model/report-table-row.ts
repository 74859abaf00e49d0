/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Line } from './line.ts';
import type { LocalizedText } from './localized-text.ts';
import type { Phone } from './phone.ts';
import type { ReportKey } from './report-key.ts';
import type { ReportValues } from './report-values.ts';

/**
 * One row of a table.
 */
export interface ReportTableRow {
  key: ReportKey;
  /** Name of the row; absent for clients and stores, which have a `label` instead. */
  name?: LocalizedText;
  /** Of a client, the name on the latest order; of a store, its name. Absent for all other rows. */
  label?: Line;
  /** Phone of the client; absent for all other rows. */
  phone?: Phone;
  values: ReportValues;
  /** Figures of the compared period; absent if no period is compared. */
  previous?: ReportValues;
}
