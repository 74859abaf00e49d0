/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ReportFormat } from './report-format.ts';

export type ReportFormatInQueryParameter = ReportFormat;
