/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { HealthMode } from './health-mode.ts';
import type { HealthStatus } from './health-status.ts';

export interface Health {
  status: HealthStatus;
  /** In demo mode, payments, messages and couriers are simulated, and the web app says so. */
  mode: HealthMode;
  /**
     * @maxLength 40
     * @pattern ^[0-9]+\.[0-9]+\.[0-9]+([-+][A-Za-z0-9.+-]+)?$
     */
  version: string;
}
