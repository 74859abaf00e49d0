/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportCorrectionText } from './import-correction-text.ts';
import type { ImportField } from './import-field.ts';

export interface ImportCorrection {
  field: ImportField;
  /** Every row with exactly this text is changed, except those that are booked. */
  from: ImportCorrectionText;
  to: ImportCorrectionText;
}
