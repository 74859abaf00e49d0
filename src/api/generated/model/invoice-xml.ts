/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * UBL 2.1, in UTF-8, without a signature.
 * @maxLength 200000
 * @pattern ^<\?xml [\s\S]*$
 */
export type InvoiceXml = string;
