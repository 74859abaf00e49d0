/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportCode } from './import-code.ts';
import type { ImportField } from './import-field.ts';
import type { ImportText } from './import-text.ts';

/**
 * What a spreadsheet broke, and how it is read.
 */
export interface ImportRepair {
  field: ImportField;
  code: ImportCode;
  from: ImportText;
  to: ImportText;
}
