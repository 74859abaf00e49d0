/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The current password.
 * @minLength 1
 * @maxLength 128
 */
export type CurrentPassword = string;
