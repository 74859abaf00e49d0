/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A token that can be used once, to set a new password.
 * @maxLength 100
 * @pattern ^mzp_[A-Za-z0-9_-]{43}$
 */
export type ResetToken = string;
