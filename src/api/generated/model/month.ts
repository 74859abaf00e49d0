/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A calendar month in the Riyadh time zone, as `YYYY-MM`.
 * @maxLength 7
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])$
 */
export type Month = string;
