/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportField } from './import-field.ts';
import type { ImportText } from './import-text.ts';

export interface ImportCell {
  field: ImportField;
  text: ImportText;
}
