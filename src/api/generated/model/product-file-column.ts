/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportText } from './import-text.ts';
import type { ProductFileField } from './product-file-field.ts';

export interface ProductFileColumn {
  heading: ImportText;
  /** Absent if the column is not used. */
  field?: ProductFileField;
}
