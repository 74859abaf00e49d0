/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportColumnIndex } from './import-column-index.ts';
import type { ImportColumnMatchedBy } from './import-column-matched-by.ts';
import type { ImportField } from './import-field.ts';
import type { ImportText } from './import-text.ts';

export interface ImportColumn {
  index: ImportColumnIndex;
  heading: ImportText;
  /**
     * The first texts of the column.
     * @maxItems 3
     */
  sample: ImportText[];
  /** Absent if the column is not used. */
  field?: ImportField;
  /** What the column could mean too, had not another column this field. */
  alike?: ImportField;
  /** Whether the field is a `guess` from the heading, or what the account chose for a file with the same headings (`memory`), or what the person has confirmed for this batch (`person`). */
  matched_by?: ImportColumnMatchedBy;
}
