/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type PaymentStatus = typeof PaymentStatus[keyof typeof PaymentStatus];


export const PaymentStatus = {
  paid: 'paid',
  refunded: 'refunded',
  partly_refunded: 'partly_refunded',
  cod_pending: 'cod_pending',
  cod_collected: 'cod_collected',
  cod_remitted: 'cod_remitted',
} as const;
