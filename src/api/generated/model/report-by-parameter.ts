/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ReportDimension } from './report-dimension.ts';

export type ReportByParameter = ReportDimension;
