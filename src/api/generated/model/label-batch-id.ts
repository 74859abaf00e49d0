/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a label batch.
 * @maxLength 30
 * @pattern ^lbl_[0-9a-hjkmnp-tv-z]{26}$
 */
export type LabelBatchId = string;
