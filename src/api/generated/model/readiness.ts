/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ReadinessStatus } from './readiness-status.ts';

export interface Readiness {
  status: ReadinessStatus;
}
