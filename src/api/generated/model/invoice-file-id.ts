/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a file with the invoices of a month.
 * @maxLength 30
 * @pattern ^inf_[0-9a-hjkmnp-tv-z]{26}$
 */
export type InvoiceFileId = string;
