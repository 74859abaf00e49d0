/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * `quiet` if the store has been silent for much longer than it usually is, which is how a suspended webhook looks.
 */
export type StoreHealthLevel = typeof StoreHealthLevel[keyof typeof StoreHealthLevel];


export const StoreHealthLevel = {
  healthy: 'healthy',
  quiet: 'quiet',
  degraded: 'degraded',
  broken: 'broken',
} as const;
