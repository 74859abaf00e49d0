/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * UBL 2.1 in canonical form (C14N 1.1), in UTF-8 and unsigned. The SHA-256 of its bytes, in Base64, is the hash by which the seller's next document refers to it.
 * @maxLength 200000
 * @pattern ^<Invoice [\s\S]*$
 */
export type InvoiceXml = string;
