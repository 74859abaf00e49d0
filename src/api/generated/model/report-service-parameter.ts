/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ServiceType } from './service-type.ts';

export type ReportServiceParameter = ServiceType;
