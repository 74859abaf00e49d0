/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The form that Saudi tax law requires of the document.
 */
export type TaxDocumentType = typeof TaxDocumentType[keyof typeof TaxDocumentType];


export const TaxDocumentType = {
  /** A standard tax invoice; the account had a VAT number when it was issued. */
  standard: 'standard',
  /** A simplified tax invoice; the account had no VAT number when it was issued. */
  simplified: 'simplified',
} as const;
