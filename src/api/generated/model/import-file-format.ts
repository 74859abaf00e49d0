/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type ImportFileFormat = typeof ImportFileFormat[keyof typeof ImportFileFormat];


export const ImportFileFormat = {
  csv: 'csv',
  xlsx: 'xlsx',
} as const;
