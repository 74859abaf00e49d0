/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A time in minutes.
 * @minimum 0
 * @maximum 2000000000
 */
export type ReportMinutes = number;
