/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Whether deliveries arrive.
 */
export type StoreStatus = typeof StoreStatus[keyof typeof StoreStatus];


export const StoreStatus = {
  /** No delivery has arrived yet. */
  waiting: 'waiting',
  /** Deliveries arrive. */
  connected: 'connected',
  /** The app was uninstalled at the platform, and no delivery has arrived since. */
  ended: 'ended',
} as const;
