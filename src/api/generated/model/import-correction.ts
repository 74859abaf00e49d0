/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportCorrectionText } from './import-correction-text.ts';
import type { ImportField } from './import-field.ts';

/**
 * A text to replace in all rows.
 */
export interface ImportCorrection {
  /** The field in which to replace it. */
  field: ImportField;
  /** The text to replace. Every row with exactly this text is changed, except booked ones. */
  from: ImportCorrectionText;
  /** The new text. */
  to: ImportCorrectionText;
}
