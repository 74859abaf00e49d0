/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What caused the movement.
 */
export type LedgerKind = typeof LedgerKind[keyof typeof LedgerKind];


export const LedgerKind = {
  top_up: 'top_up',
  top_up_reversal: 'top_up_reversal',
  shipment_charge: 'shipment_charge',
  shipment_refund: 'shipment_refund',
  delivery_charge: 'delivery_charge',
  cash_back: 'cash_back',
  cash_back_reversal: 'cash_back_reversal',
  return_charge: 'return_charge',
  subscription_charge: 'subscription_charge',
  subscription_refund: 'subscription_refund',
  cod_collected: 'cod_collected',
  cod_remitted: 'cod_remitted',
} as const;
