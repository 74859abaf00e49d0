/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * UBL 2.1 by the tax authority's XML implementation standard, in canonical form (C14N 1.1), in UTF-8 and unsigned. `InvoiceTypeCode` is 388 for an invoice and 381 for a credit note; its `name` begins with 01 for a standard document and 02 for a simplified one. The day of issue is that in Riyadh, amounts are in riyals with two decimals, names of the seller are in Arabic, and a document without VAT has the category Z with the reason `VATEX-SA-34-1`. The SHA-256 of its bytes, in Base64, is the hash by which the seller's next document refers to it.
 * @maxLength 200000
 * @pattern ^<Invoice [\s\S]*$
 */
export type InvoiceXml = string;
