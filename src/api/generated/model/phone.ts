/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A phone number in E.164 format.
 * @maxLength 16
 * @pattern ^\+[1-9][0-9]{6,14}$
 */
export type Phone = string;
