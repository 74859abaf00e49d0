/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What a delivery did.
 */
export type StoreEffect = typeof StoreEffect[keyof typeof StoreEffect];


export const StoreEffect = {
  /** It has not been processed yet. */
  waiting: 'waiting',
  /** It added an order. */
  order_added: 'order_added',
  /** It changed an order. */
  order_changed: 'order_changed',
  /** It changed nothing in its order. */
  order_unchanged: 'order_unchanged',
  /** It granted access to the store. */
  access_granted: 'access_granted',
  /** The app was uninstalled at the platform. */
  store_ended: 'store_ended',
  /** It is a duplicate, or of no use here. */
  nothing: 'nothing',
  /** Its content could not be understood. */
  unreadable: 'unreadable',
  /** Processing it failed. */
  failed: 'failed',
} as const;
