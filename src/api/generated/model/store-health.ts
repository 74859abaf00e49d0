/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { StoreHealthLevel } from './store-health-level.ts';

/**
 * What became of the deliveries of the last hour, counted as the platforms do. Zid calls a webhook degraded from 10 failures in an hour, and suspends it at 30; one success restarts the count.
 */
export interface StoreHealth {
  /** How well deliveries arrive. */
  level: StoreHealthLevel;
  /**
     * Deliveries accepted in the last hour.
     * @minimum 0
     * @maximum 1000000
     */
  accepted: number;
  /**
     * Deliveries refused in the last hour, since the last accepted one.
     * @minimum 0
     * @maximum 1000000
     */
  refused: number;
}
