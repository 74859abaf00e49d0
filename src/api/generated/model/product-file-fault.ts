/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportCode } from './import-code.ts';
import type { ImportText } from './import-text.ts';
import type { Paragraph } from './paragraph.ts';
import type { ProductFileField } from './product-file-field.ts';

/**
 * An error in a row.
 */
export interface ProductFileFault {
  /** The field that is wrong; absent if no single field is. */
  field?: ProductFileField;
  /** Heading of the column; absent if the file has no column for the field. */
  heading?: ImportText;
  /** A `FieldErrorCode`, the reason why a cell cannot be read, or `repeated_sku`. */
  code: ImportCode;
  /** The error in words, in the language of the request. */
  text: Paragraph;
}
