/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The state of a top-up.
 */
export type TopUpStatus = typeof TopUpStatus[keyof typeof TopUpStatus];


export const TopUpStatus = {
  /** The payment provider has not reported yet whether the money was paid. */
  pending: 'pending',
  /** The money was paid and is in the balance. */
  paid: 'paid',
  /** The payment failed. It can be tried again. */
  failed: 'failed',
  /** The payment page was not used in time. The payment can be tried again. */
  expired: 'expired',
} as const;
