/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ReportPart } from './report-part.ts';

export type ReportPartInQueryParameter = ReportPart;
