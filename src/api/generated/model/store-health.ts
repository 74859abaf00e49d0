/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { StoreHealthLevel } from './store-health-level.ts';

/**
 * What became of the deliveries of the last hour, as the platforms count: Zid calls a webhook degraded from 10 failures in an hour on, and suspends it from 30 on. One success counts the failures from the start again.
 */
export interface StoreHealth {
  /** `quiet` if the store has been silent for much longer than it usually is, which is how a suspended webhook looks. */
  level: StoreHealthLevel;
  /**
     * Deliveries that were accepted in the last hour.
     * @minimum 0
     * @maximum 1000000
     */
  accepted: number;
  /**
     * Deliveries that were refused in the last hour, since the last one that was accepted.
     * @minimum 0
     * @maximum 1000000
     */
  refused: number;
}
