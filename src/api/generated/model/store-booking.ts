/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Whether orders that can be booked wait for the account (`by_hand`), or are booked as they come with the courier that the account's rules choose (`by_rules`).
 */
export type StoreBooking = typeof StoreBooking[keyof typeof StoreBooking];


export const StoreBooking = {
  by_hand: 'by_hand',
  by_rules: 'by_rules',
} as const;
