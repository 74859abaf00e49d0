/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A weight in grams.
 * @minimum 0
 * @maximum 900000000000000
 */
export type ReportGrams = number;
