/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Format of the file.
 */
export type ReportFormat = typeof ReportFormat[keyof typeof ReportFormat];


export const ReportFormat = {
  /** CSV (RFC 4180) in UTF-8, with a byte order mark. */
  csv: 'csv',
  /** An Excel workbook. */
  xlsx: 'xlsx',
  /** A PDF on A4. */
  pdf: 'pdf',
} as const;
