/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * `pending` until the payment provider reports whether the money was paid.
 */
export type TopUpStatus = typeof TopUpStatus[keyof typeof TopUpStatus];


export const TopUpStatus = {
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
} as const;
