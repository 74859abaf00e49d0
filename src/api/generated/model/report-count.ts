/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A number.
 * @minimum 0
 * @maximum 2000000000
 */
export type ReportCount = number;
