/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a row of a table within its dimension.
 * @maxLength 60
 * @pattern ^[A-Za-z0-9_.-]+$
 */
export type ReportKey = string;
