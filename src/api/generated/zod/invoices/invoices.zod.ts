/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  InvoiceFileCreate,
  TaxDocumentFilter
} from '../mizan-api.schemas.zod.ts';


/**
 * Starts a PDF with all invoices and credit notes of a month, in the order of their numbers. The server makes it in the background; `getInvoiceFile` reports the progress. A file holds at most 1,000 documents.
 * @summary Create a file with all invoices of a month
 */
export const CreateInvoiceFileBody = InvoiceFileCreate

/**
 * Returns the account's tax documents, newest first, with the totals of all that match. There is an invoice for each charge and a credit note for each amount given back. The search covers document numbers and tracking numbers.
 * @summary List the invoices and credit notes
 */
export const listInvoicesQueryQMax = 120;


export const listInvoicesQueryQRegExp = new RegExp('^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]*$', 'u');
export const listInvoicesQueryShipmentIdMax = 64;


export const listInvoicesQueryShipmentIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');
export const listInvoicesQueryCreatedFromMax = 10;

export const listInvoicesQueryCreatedToMax = 10;

export const listInvoicesQueryLimitMax = 100;

export const listInvoicesQueryCursorMax = 400;


export const listInvoicesQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const ListInvoicesQueryParams = /*#__PURE__*/ zod.object({
  "q": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listInvoicesQueryQMax)).check(/*#__PURE__*/ zod.regex(listInvoicesQueryQRegExp))).check(/*#__PURE__*/ zod.describe('Words to search for, in any order. Letter case, variants of Arabic letters, diacritics and the kind of digits make no difference.')),
  "kind": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['invoice', 'credit_note'])).check(/*#__PURE__*/ zod.describe('Only invoices, or only credit notes.')),
  "subject": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['carriage', 'return', 'delivery', 'subscription'])).check(/*#__PURE__*/ zod.describe('Only documents on this subject.')),
  "shipment_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInvoicesQueryShipmentIdMax)).check(/*#__PURE__*/ zod.regex(listInvoicesQueryShipmentIdRegExp))).check(/*#__PURE__*/ zod.describe('Only documents of this shipment.')),
  "created_from": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listInvoicesQueryCreatedFromMax))).check(/*#__PURE__*/ zod.describe('Only documents issued on or after this day.')),
  "created_to": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listInvoicesQueryCreatedToMax))).check(/*#__PURE__*/ zod.describe('Only documents issued on or before this day.')),
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInvoicesQueryLimitMax))).check(/*#__PURE__*/ zod.describe('Number of items to return; 25 by default.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listInvoicesQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listInvoicesQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the previous page, requested by the same account with the same filters and order. Any other value is refused with 400. Items that are added or removed between two pages neither hide nor repeat others.'))
})

/**
 * Returns every document that matches the filter, newest first, as CSV (RFC 4180) in UTF-8 with a byte order mark. Headings and kinds are in the reader's language, dates and times in the Riyadh time zone, amounts in riyals. Amounts of credit notes are negative, so that the columns can be summed.
 * @summary Download the list of invoices and credit notes
 */
export const DownloadInvoicesBody = TaxDocumentFilter

