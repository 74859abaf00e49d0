/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { ImportField } from './import-field.ts';

/**
 * What the columns of an earlier file meant.
 */
export interface RecordedMatching {
  /**
     * Fields of the columns that were used, in their order.
     * @maxItems 200
     */
  fields: ImportField[];
  /** When the matching was last used. */
  used_at: DateTime;
}
