/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * State of a row.
 */
export type ImportRowState = typeof ImportRowState[keyof typeof ImportRowState];


export const ImportRowState = {
  /** The rows have not been checked yet. */
  unchecked: 'unchecked',
  /** Everything needed is there; no courier has been chosen yet. */
  ready: 'ready',
  /** A field is wrong or missing. */
  wrong: 'wrong',
  /** The order was booked before, or another row has its reference. */
  repeated: 'repeated',
  /** A further product of an order, which is booked with the order\'s first row. */
  joined: 'joined',
  /** The person leaves the row out. */
  left_out: 'left_out',
  /** No courier can take the parcel. */
  unpriced: 'unpriced',
  /** A courier has been chosen and its price is fixed. */
  priced: 'priced',
  /** The balance does not cover the row yet. */
  waiting: 'waiting',
  /** The row is a shipment. */
  booked: 'booked',
  /** The courier of the row has left since it was chosen. */
  refused: 'refused',
} as const;
