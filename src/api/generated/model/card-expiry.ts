/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Year and month; the card can be used until the month ends in Riyadh.
 * @maxLength 7
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])$
 */
export type CardExpiry = string;
