/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportCode } from './import-code.ts';
import type { ImportField } from './import-field.ts';
import type { ImportText } from './import-text.ts';

/**
 * Something that a spreadsheet program had damaged, and how it is read.
 */
export interface ImportRepair {
  /** The field that was repaired. */
  field: ImportField;
  /** What was damaged. */
  code: ImportCode;
  /** The text in the file. */
  from: ImportText;
  /** The text as it is read. */
  to: ImportText;
}
