/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportField } from './import-field.ts';
import type { ImportText } from './import-text.ts';

/**
 * A cell of a row.
 */
export interface ImportCell {
  field: ImportField;
  /** Text of the cell as it is in the file; empty if the cell is empty. */
  text: ImportText;
}
