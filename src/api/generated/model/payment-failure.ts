/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Why a payment failed, if the payment provider gives a reason.
 */
export type PaymentFailure = typeof PaymentFailure[keyof typeof PaymentFailure];


export const PaymentFailure = {
  /** The bank declined it. */
  declined: 'declined',
  /** The card or account has too little money. */
  insufficient_funds: 'insufficient_funds',
  /** The card has expired. */
  expired_card: 'expired_card',
  /** The payer failed 3-D Secure or gave up. */
  authentication_failed: 'authentication_failed',
  /** The payer cancelled the payment. */
  cancelled: 'cancelled',
  /** Another reason. */
  other: 'other',
} as const;
