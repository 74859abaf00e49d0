/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Format of the file.
 */
export type ImportFileFormat = typeof ImportFileFormat[keyof typeof ImportFileFormat];


export const ImportFileFormat = {
  /** CSV (RFC 4180) in UTF-8, with a byte order mark. */
  csv: 'csv',
  /** An Excel workbook (Office Open XML). */
  xlsx: 'xlsx',
} as const;
