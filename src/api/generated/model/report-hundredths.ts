/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A number in hundredths: 125 is 1.25.
 * @minimum 0
 * @maximum 2000000000
 */
export type ReportHundredths = number;
