/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A token that can be used once, to set a new password.
 * @maxLength 2000
 * @pattern ^[A-Za-z0-9._~+/-]+=*$
 */
export type ResetToken = string;
