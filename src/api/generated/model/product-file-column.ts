/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportText } from './import-text.ts';
import type { ProductFileField } from './product-file-field.ts';

/**
 * A column of the file.
 */
export interface ProductFileColumn {
  /** Heading of the column. */
  heading: ImportText;
  /** What the column means; absent if the column is not used. */
  field?: ProductFileField;
}
