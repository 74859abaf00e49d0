/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Whether the document charges or gives back.
 */
export type TaxDocumentKind = typeof TaxDocumentKind[keyof typeof TaxDocumentKind];


export const TaxDocumentKind = {
  /** A tax invoice for a charge. */
  invoice: 'invoice',
  /** A credit note, which gives back all or part of what an invoice charged. */
  credit_note: 'credit_note',
} as const;
