/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A calendar day in Riyadh.
 * @maxLength 10
 */
export type Date = string;
