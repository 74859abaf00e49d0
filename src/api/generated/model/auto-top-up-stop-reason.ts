/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Why it turned itself off.
 */
export type AutoTopUpStopReason = typeof AutoTopUpStopReason[keyof typeof AutoTopUpStopReason];


export const AutoTopUpStopReason = {
  /** Two payments in a row failed. */
  payments_failed: 'payments_failed',
  /** The card can no longer be used. */
  payment_method_expired: 'payment_method_expired',
} as const;
