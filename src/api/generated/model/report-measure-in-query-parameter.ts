/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ReportMeasure } from './report-measure.ts';

export type ReportMeasureInQueryParameter = ReportMeasure;
