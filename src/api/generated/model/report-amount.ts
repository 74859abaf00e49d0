/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * An amount in halalas.
 * @minimum -900000000000000
 * @maximum 900000000000000
 */
export type ReportAmount = number;
