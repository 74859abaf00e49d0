/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Who books orders that can be booked.
 */
export type StoreBooking = typeof StoreBooking[keyof typeof StoreBooking];


export const StoreBooking = {
  /** They wait for the account. */
  by_hand: 'by_hand',
  /** They are booked as they arrive, with the courier that the account\'s rules choose. */
  by_rules: 'by_rules',
} as const;
