/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How well deliveries arrive.
 */
export type StoreHealthLevel = typeof StoreHealthLevel[keyof typeof StoreHealthLevel];


export const StoreHealthLevel = {
  /** Deliveries are accepted. */
  healthy: 'healthy',
  /** The store has been silent for much longer than usual, which is what a suspended webhook looks like. */
  quiet: 'quiet',
  /** At least 10 deliveries in the last hour were refused. */
  degraded: 'degraded',
  /** At least 30 deliveries in the last hour were refused. */
  broken: 'broken',
} as const;
