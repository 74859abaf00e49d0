/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * In 1/100.
 * @minimum 0
 * @maximum 2000000000
 */
export type ReportHundredths = number;
