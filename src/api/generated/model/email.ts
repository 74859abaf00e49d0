/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * @maxLength 254
 */
export type Email = string;
