/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Year and month until whose end, in Riyadh, the card can be used, as `YYYY-MM`.
 * @maxLength 7
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])$
 */
export type CardExpiry = string;
