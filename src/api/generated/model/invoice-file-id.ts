/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a file with the invoices of a month.
 * @maxLength 64
 * @pattern ^[A-Za-z0-9._~-]+$
 */
export type InvoiceFileId = string;
