/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportFileFormat } from './import-file-format.ts';

export type ReportRowsFormatParameter = ImportFileFormat;
