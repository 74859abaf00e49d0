/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What happens to a shipment that has not been collected yet if the store cancels or refunds its order.
 */
export type StoreCancellation = typeof StoreCancellation[keyof typeof StoreCancellation];


export const StoreCancellation = {
  /** The account is asked. */
  ask: 'ask',
  /** The shipment is cancelled and refunded. */
  cancel: 'cancel',
} as const;
