/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportColumnIndex } from './import-column-index.ts';
import type { ImportField } from './import-field.ts';

export interface ImportColumnChoice {
  index: ImportColumnIndex;
  /** Absent if the column is not used. No two columns have the same. */
  field?: ImportField;
}
