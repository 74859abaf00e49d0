/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The password as it is now.
 * @minLength 1
 * @maxLength 128
 */
export type CurrentPassword = string;
