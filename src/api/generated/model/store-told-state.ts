/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * `waiting` until the store has been told where the shipment is now; then `told`; `refused` if the store does not accept it.
 */
export type StoreToldState = typeof StoreToldState[keyof typeof StoreToldState];


export const StoreToldState = {
  waiting: 'waiting',
  told: 'told',
  refused: 'refused',
} as const;
