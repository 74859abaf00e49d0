/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportColumnIndex } from './import-column-index.ts';
import type { ImportColumnMatchedBy } from './import-column-matched-by.ts';
import type { ImportField } from './import-field.ts';
import type { ImportText } from './import-text.ts';

/**
 * A column of the file.
 */
export interface ImportColumn {
  index: ImportColumnIndex;
  /** Heading of the column. */
  heading: ImportText;
  /**
     * The first three texts of the column, empty ones left out.
     * @maxItems 3
     */
  sample: ImportText[];
  /** What the column means; absent if the column is not used. */
  field?: ImportField;
  /** What the column could also mean, if another column did not have this field already; absent if nothing. */
  alike?: ImportField;
  /** How the field was found; absent if the column is not used. */
  matched_by?: ImportColumnMatchedBy;
}
