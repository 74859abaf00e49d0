/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A share in basis points: 10000 is the whole.
 * @minimum 0
 * @maximum 10000
 */
export type ReportShare = number;
