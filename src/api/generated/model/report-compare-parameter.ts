/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Whether to show the period before next to it, which is as long; false by default.
 */
export type ReportCompareParameter = boolean;
