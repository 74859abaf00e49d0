/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type ReportFormat = typeof ReportFormat[keyof typeof ReportFormat];


export const ReportFormat = {
  csv: 'csv',
  xlsx: 'xlsx',
  pdf: 'pdf',
} as const;
