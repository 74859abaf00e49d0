/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * `unchecked` until the rows have been checked; then `ready`, or `wrong` if a field is, or `repeated` if it has been booked before or another row has its reference. Choosing couriers makes `ready` rows `priced`, or `unpriced` if none can take the parcel. Booking makes `priced` rows `booked`, or `waiting` while the balance does not cover them, or `refused` if their courier has left since. A row that the person leaves out is `left_out`. A further line of an order, as shops write one for each product, is `joined` to the order's first row and booked with it.
 */
export type ImportRowState = typeof ImportRowState[keyof typeof ImportRowState];


export const ImportRowState = {
  unchecked: 'unchecked',
  ready: 'ready',
  wrong: 'wrong',
  repeated: 'repeated',
  joined: 'joined',
  left_out: 'left_out',
  unpriced: 'unpriced',
  priced: 'priced',
  waiting: 'waiting',
  booked: 'booked',
  refused: 'refused',
} as const;
