/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { HealthMode } from './health-mode.ts';
import type { HealthStatus } from './health-status.ts';

/**
 * The process is running.
 */
export interface Health {
  /** Always `ok`. */
  status: HealthStatus;
  /** Whether the server simulates what is around it. */
  mode: HealthMode;
  /**
     * Version of the server, in Semantic Versioning.
     * @maxLength 40
     * @pattern ^[0-9]+\.[0-9]+\.[0-9]+([-+][A-Za-z0-9.+-]+)?$
     */
  version: string;
}
