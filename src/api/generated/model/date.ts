/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A calendar day in the Riyadh time zone, as `YYYY-MM-DD`.
 * @maxLength 10
 */
export type Date = string;
