/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ClientNumber } from './client-number.ts';

export type ReportClientParameter = ClientNumber;
