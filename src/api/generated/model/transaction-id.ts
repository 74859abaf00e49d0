/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a movement of the ledger.
 * @maxLength 30
 * @pattern ^ltx_[0-9a-hjkmnp-tv-z]{26}$
 */
export type TransactionId = string;
