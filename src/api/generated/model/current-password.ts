/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The account's current password.
 * @minLength 1
 * @maxLength 128
 * @pattern ^[^\u0000\uD800-\uDFFF]+$
 */
export type CurrentPassword = string;
