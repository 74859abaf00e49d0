/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportField } from './import-field.ts';
import type { ImportText } from './import-text.ts';

export interface ImportCorrection {
  field: ImportField;
  /** Every row with exactly this text is changed, except those that are booked. */
  from: ImportText;
  to: ImportText;
}
