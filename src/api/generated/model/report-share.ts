/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * In 1/10,000.
 * @minimum 0
 * @maximum 10000
 */
export type ReportShare = number;
