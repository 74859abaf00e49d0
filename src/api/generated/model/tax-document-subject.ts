/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What was charged or credited: the carriage of a shipment, its return to the sender, its delivery after it had been refunded, or a plan.
 */
export type TaxDocumentSubject = typeof TaxDocumentSubject[keyof typeof TaxDocumentSubject];


export const TaxDocumentSubject = {
  carriage: 'carriage',
  return: 'return',
  delivery: 'delivery',
  subscription: 'subscription',
} as const;
