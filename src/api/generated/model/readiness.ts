/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ReadinessStatus } from './readiness-status.ts';

/**
 * The server can serve requests.
 */
export interface Readiness {
  /** Always `ready`. */
  status: ReadinessStatus;
}
