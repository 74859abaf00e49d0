/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ReportKey } from './report-key.ts';

export type ReportRowKeyParameter = ReportKey;
