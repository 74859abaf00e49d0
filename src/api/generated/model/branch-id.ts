/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a branch.
 * @maxLength 30
 * @pattern ^brn_[0-9a-hjkmnp-tv-z]{26}$
 */
export type BranchId = string;
