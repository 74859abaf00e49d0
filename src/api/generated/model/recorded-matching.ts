/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { ImportField } from './import-field.ts';

export interface RecordedMatching {
  /**
     * Of the columns that were used, in their order.
     * @maxItems 200
     */
  fields: ImportField[];
  used_at: DateTime;
}
