/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A one-time code of six digits. It becomes invalid after five wrong attempts.
 * @maxLength 6
 * @pattern ^[0-9]{6}$
 */
export type Code = string;
