/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportColumnIndex } from './import-column-index.ts';
import type { ImportField } from './import-field.ts';

/**
 * What a column means.
 */
export interface ImportColumnChoice {
  index: ImportColumnIndex;
  /** The field; absent if the column is not used. No two columns can have the same field. */
  field?: ImportField;
}
