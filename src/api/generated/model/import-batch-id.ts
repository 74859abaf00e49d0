/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies an import batch.
 * @maxLength 30
 * @pattern ^imp_[0-9a-hjkmnp-tv-z]{26}$
 */
export type ImportBatchId = string;
