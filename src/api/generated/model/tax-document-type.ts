/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * `standard` if the account had a VAT number when the document was issued, otherwise `simplified`.
 */
export type TaxDocumentType = typeof TaxDocumentType[keyof typeof TaxDocumentType];


export const TaxDocumentType = {
  standard: 'standard',
  simplified: 'simplified',
} as const;
