/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ActivityFilter
} from '../mizan-api.schemas.zod.ts';


/**
 * Returns what was done with the account in the last year, newest first by default. Each request that changed something has one entry, even if it was repeated with its idempotency key; refused sign-ins and wrong codes have one too. An entry of a visitor may follow the answer by a second. Price requests, drafts, answers saved while typing, and downloads of labels are not recorded. What the server does on its own is in the ledger and in the tracking history of each shipment.
 * @summary List the activity log
 */
export const listActivityQueryQMax = 120;


export const listActivityQueryQRegExp = new RegExp('^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]*$', 'u');
export const listActivityQueryCreatedFromMax = 10;

export const listActivityQueryCreatedToMax = 10;

export const listActivityQueryLimitMax = 100;

export const listActivityQueryCursorMax = 400;


export const listActivityQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const ListActivityQueryParams = /*#__PURE__*/ zod.object({
  "q": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listActivityQueryQMax)).check(/*#__PURE__*/ zod.regex(listActivityQueryQRegExp))).check(/*#__PURE__*/ zod.describe('Words to search for, in any order. Letter case, variants of Arabic letters, diacritics and the kind of digits make no difference.')),
  "group": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['security', 'profile', 'integrations', 'shipments', 'balance', 'saved'])).check(/*#__PURE__*/ zod.describe('Only actions of this group.')),
  "actor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['session', 'api_key', 'visitor'])).check(/*#__PURE__*/ zod.describe('Only actions by this kind of actor.')),
  "created_from": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listActivityQueryCreatedFromMax))).check(/*#__PURE__*/ zod.describe('Only entries on or after this day.')),
  "created_to": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listActivityQueryCreatedToMax))).check(/*#__PURE__*/ zod.describe('Only entries on or before this day.')),
  "sort": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['created_at', '-created_at'])).check(/*#__PURE__*/ zod.describe('Field to sort by: `created_at`, the time of the action. A leading minus means descending.')),
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listActivityQueryLimitMax))).check(/*#__PURE__*/ zod.describe('Number of items to return; 25 by default.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listActivityQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listActivityQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the previous page, requested by the same account with the same filters and order. Any other value is refused with 400. Items that are added or removed between two pages neither hide nor repeat others.'))
})

/**
 * Returns every entry that matches the filter, newest first, as CSV (RFC 4180) in UTF-8 with a byte order mark. Headings and actions are in the reader's language, dates and times in the Riyadh time zone.
 * @summary Download the activity log
 */
export const DownloadActivityBody = ActivityFilter

