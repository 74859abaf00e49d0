/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * pending until the payment provider says that the money was paid or will not be.
 */
export type TopUpStatus = typeof TopUpStatus[keyof typeof TopUpStatus];


export const TopUpStatus = {
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
} as const;
