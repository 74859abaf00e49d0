/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What was charged or credited.
 */
export type TaxDocumentSubject = typeof TaxDocumentSubject[keyof typeof TaxDocumentSubject];


export const TaxDocumentSubject = {
  /** Carriage of a shipment to its receiver. */
  carriage: 'carriage',
  /** Return of a shipment to its sender. */
  return: 'return',
  /** Delivery of a shipment after it had been refunded. */
  delivery: 'delivery',
  /** A period of a plan. */
  subscription: 'subscription',
} as const;
