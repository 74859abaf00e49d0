/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Whether the period before, which is as long, is shown beside it; by default it is not.
 */
export type ReportCompareParameter = boolean;
