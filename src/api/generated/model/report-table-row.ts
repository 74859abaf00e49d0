/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Line } from './line.ts';
import type { LocalizedText } from './localized-text.ts';
import type { Phone } from './phone.ts';
import type { ReportKey } from './report-key.ts';
import type { ReportValues } from './report-values.ts';

export interface ReportTableRow {
  key: ReportKey;
  /** Absent for clients, and for stores, which have a name of the account's own. */
  name?: LocalizedText;
  /** Of a client, the name on the last order; of a store, its name. */
  label?: Line;
  /** Of a client. */
  phone?: Phone;
  values: ReportValues;
  /** In the compared period; absent without one. */
  previous?: ReportValues;
}
