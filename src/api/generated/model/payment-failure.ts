/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Why a payment failed, if the provider says.
 */
export type PaymentFailure = typeof PaymentFailure[keyof typeof PaymentFailure];


export const PaymentFailure = {
  declined: 'declined',
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  authentication_failed: 'authentication_failed',
  cancelled: 'cancelled',
  other: 'other',
} as const;
