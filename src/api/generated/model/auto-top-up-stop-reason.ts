/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * `payments_failed`: two payments in a row brought nothing. `payment_method_expired`: the card can no longer be used.
 */
export type AutoTopUpStopReason = typeof AutoTopUpStopReason[keyof typeof AutoTopUpStopReason];


export const AutoTopUpStopReason = {
  payments_failed: 'payments_failed',
  payment_method_expired: 'payment_method_expired',
} as const;
