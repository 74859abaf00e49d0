/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Six digits. Becomes invalid after five wrong attempts.
 * @maxLength 6
 * @pattern ^[0-9]{6}$
 */
export type Code = string;
