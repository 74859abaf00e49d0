/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What becomes of a shipment that is not collected yet if the store cancels or refunds its order: the account is asked (`ask`), or it is cancelled and refunded (`cancel`).
 */
export type StoreCancellation = typeof StoreCancellation[keyof typeof StoreCancellation];


export const StoreCancellation = {
  ask: 'ask',
  cancel: 'cancel',
} as const;
