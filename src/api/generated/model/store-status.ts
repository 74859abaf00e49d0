/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * `waiting` until the first delivery; `ended` after the app was uninstalled at the platform, until a delivery comes again.
 */
export type StoreStatus = typeof StoreStatus[keyof typeof StoreStatus];


export const StoreStatus = {
  waiting: 'waiting',
  connected: 'connected',
  ended: 'ended',
} as const;
