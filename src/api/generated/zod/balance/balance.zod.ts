/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  AutoTopUpUpdate,
  TopUpCreate,
  TopUpRetry,
  TransactionFilter
} from '../mizan-api.schemas.zod.ts';


/**
 * Turns automatic top-up on or off, or changes it. Turning it on or changing it requires a confirmed session, and notifies the owner; turning it off does neither. While it is on, a balance below the threshold is topped up within minutes with the saved payment method, one payment at a time, and never beyond the daily cap. After a failed payment, the next attempt waits for 15 minutes; after two failures in a row, automatic top-up turns itself off and notifies the owner.
 * @summary Change automatic top-up
 */
export const UpdateAutoTopUpBody = AutoTopUpUpdate

/**
 * Returns the account's ledger with the balance after each movement, newest first by default.
 * @summary List the balance movements
 */
export const listTransactionsQueryQMax = 120;


export const listTransactionsQueryQRegExp = new RegExp('^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]*$', 'u');
export const listTransactionsQueryShipmentIdMax = 64;


export const listTransactionsQueryShipmentIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');
export const listTransactionsQueryCreatedFromMax = 10;

export const listTransactionsQueryCreatedToMax = 10;

export const listTransactionsQueryLimitMax = 100;

export const listTransactionsQueryCursorMax = 400;


export const listTransactionsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const ListTransactionsQueryParams = /*#__PURE__*/ zod.object({
  "q": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTransactionsQueryQMax)).check(/*#__PURE__*/ zod.regex(listTransactionsQueryQRegExp))).check(/*#__PURE__*/ zod.describe('Words to search for, in any order. Letter case, variants of Arabic letters, diacritics and the kind of digits make no difference.')),
  "kind": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['top_up', 'top_up_reversal', 'shipment_charge', 'shipment_refund', 'delivery_charge', 'cash_back', 'cash_back_reversal', 'return_charge', 'subscription_charge', 'subscription_refund', 'cod_collected', 'cod_remitted'])).check(/*#__PURE__*/ zod.describe('Only movements of this kind.')),
  "direction": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['in', 'out'])).check(/*#__PURE__*/ zod.describe('Only movements into the balance, or only movements out of it.')),
  "shipment_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTransactionsQueryShipmentIdMax)).check(/*#__PURE__*/ zod.regex(listTransactionsQueryShipmentIdRegExp))).check(/*#__PURE__*/ zod.describe('Only movements of this shipment.')),
  "created_from": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listTransactionsQueryCreatedFromMax))).check(/*#__PURE__*/ zod.describe('Only movements on or after this day.')),
  "created_to": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listTransactionsQueryCreatedToMax))).check(/*#__PURE__*/ zod.describe('Only movements on or before this day.')),
  "sort": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['created_at', '-created_at'])).check(/*#__PURE__*/ zod.describe('Field to sort by: `created_at`, the time of the movement. A leading minus means descending.')),
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTransactionsQueryLimitMax))).check(/*#__PURE__*/ zod.describe('Number of items to return; 25 by default.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTransactionsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listTransactionsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the previous page, requested by the same account with the same filters and order. Any other value is refused with 400. Items that are added or removed between two pages neither hide nor repeat others.'))
})

/**
 * Returns every movement that matches the filter, newest first, as CSV (RFC 4180) in UTF-8 with a byte order mark. Headings and kinds are in the reader's language, dates and times in the Riyadh time zone, amounts in riyals.
 * @summary Download the balance movements
 */
export const DownloadTransactionsBody = TransactionFilter

/**
 * Opens a payment with the payment provider and returns the address of its page. Card data is entered there and never sent to this API. The balance is credited once the provider reports that the money was paid. If the top-up names a plan, the plan is changed together with the credit, provided that the change still costs what the person has seen.
 * @summary Top up the balance
 */
export const CreateTopUpBody = TopUpCreate

/**
 * First asks the payment provider for the outcome of the last attempt. If it was paid, the balance is credited and nothing is charged again. If it is still open, the same payment page is returned. If it failed or expired, a new attempt begins at today's exchange rate. The request states the credit that the person has seen; if a new attempt would credit a different amount, nothing is opened and the request is refused with `credit_changed`. Trying an automatic top-up again is refused with `not_allowed`.
 * @summary Try a top-up again
 */
export const RetryTopUpBody = TopUpRetry

