/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies an account.
 * @maxLength 30
 * @pattern ^acc_[0-9a-hjkmnp-tv-z]{26}$
 */
export type AccountId = string;
