/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What has become of the money: of the shipping cost if the goods are prepaid, of the collected cash otherwise.
 */
export type PaymentStatus = typeof PaymentStatus[keyof typeof PaymentStatus];


export const PaymentStatus = {
  /** The shipping cost was paid, and no cash is to be collected. */
  paid: 'paid',
  /** The whole shipping cost was refunded. */
  refunded: 'refunded',
  /** Half of the shipping cost was refunded, because the parcel was lost. */
  partly_refunded: 'partly_refunded',
  /** The courier has yet to collect the cash. */
  cod_pending: 'cod_pending',
  /** The courier has collected the cash and not paid it out yet. */
  cod_collected: 'cod_collected',
  /** The courier has paid the cash out to the account. */
  cod_remitted: 'cod_remitted',
} as const;
