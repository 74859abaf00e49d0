/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What came of a delivery. `waiting` until it is worked on; `nothing` if it is a duplicate, or of no use here; `unreadable` if it says nothing that is understood.
 */
export type StoreEffect = typeof StoreEffect[keyof typeof StoreEffect];


export const StoreEffect = {
  waiting: 'waiting',
  order_added: 'order_added',
  order_changed: 'order_changed',
  order_unchanged: 'order_unchanged',
  access_granted: 'access_granted',
  store_ended: 'store_ended',
  nothing: 'nothing',
  unreadable: 'unreadable',
  failed: 'failed',
} as const;
