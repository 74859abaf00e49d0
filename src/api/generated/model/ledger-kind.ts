/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What caused a movement of the ledger.
 */
export type LedgerKind = typeof LedgerKind[keyof typeof LedgerKind];


export const LedgerKind = {
  /** A top-up was paid. */
  top_up: 'top_up',
  /** The payment provider took money of a top-up back, by a refund or a charge-back. */
  top_up_reversal: 'top_up_reversal',
  /** A shipment was booked. */
  shipment_charge: 'shipment_charge',
  /** A shipment was cancelled, refused or lost. */
  shipment_refund: 'shipment_refund',
  /** A refund was charged again, because the courier delivered the parcel after all. */
  delivery_charge: 'delivery_charge',
  /** The account\'s plan paid back part of a shipping cost. */
  cash_back: 'cash_back',
  /** Cash back was taken back, because its shipment was refunded. */
  cash_back_reversal: 'cash_back_reversal',
  /** A parcel was returned to the sender. */
  return_charge: 'return_charge',
  /** A period of a plan was paid. */
  subscription_charge: 'subscription_charge',
  /** The unused days of a plan were credited. */
  subscription_refund: 'subscription_refund',
  /** A courier collected cash on delivery. The balance does not change. */
  cod_collected: 'cod_collected',
  /** A courier paid out cash on delivery. The balance does not change. */
  cod_remitted: 'cod_remitted',
} as const;
