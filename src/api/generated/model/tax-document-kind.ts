/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A credit note gives back all or part of what an invoice charged.
 */
export type TaxDocumentKind = typeof TaxDocumentKind[keyof typeof TaxDocumentKind];


export const TaxDocumentKind = {
  invoice: 'invoice',
  credit_note: 'credit_note',
} as const;
