/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Whether a shipment can still be booked with it.
 */
export type QuoteStatus = typeof QuoteStatus[keyof typeof QuoteStatus];


export const QuoteStatus = {
  /** A shipment can be booked with it. */
  open: 'open',
  /** A shipment was booked with it. */
  used: 'used',
  /** It expired unused. */
  expired: 'expired',
} as const;
