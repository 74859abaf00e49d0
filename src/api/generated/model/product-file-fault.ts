/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportCode } from './import-code.ts';
import type { ImportText } from './import-text.ts';
import type { Paragraph } from './paragraph.ts';
import type { ProductFileField } from './product-file-field.ts';

/**
 * What is wrong with a row.
 */
export interface ProductFileFault {
  /** Absent if it is no single field. */
  field?: ProductFileField;
  /** Of the column; absent if the file has none for the field. */
  heading?: ImportText;
  /** A `FieldErrorCode`, or why a cell cannot be read, or `repeated_sku`. */
  code: ImportCode;
  /** The same in the language of the request. */
  text: Paragraph;
}
