/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How far the store is informed.
 */
export type StoreToldState = typeof StoreToldState[keyof typeof StoreToldState];


export const StoreToldState = {
  /** The store has not been told the latest status of the shipment yet. */
  waiting: 'waiting',
  /** The store knows the latest status of the shipment. */
  told: 'told',
  /** The store does not accept it. */
  refused: 'refused',
} as const;
