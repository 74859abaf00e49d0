/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A time of day in Riyadh on the 24-hour clock, as `HH:MM`.
 * @maxLength 5
 * @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$
 */
export type TimeOfDay = string;
