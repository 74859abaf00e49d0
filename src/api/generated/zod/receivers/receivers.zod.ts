/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  SavedReceiverInput
} from '../mizan-api.schemas.zod.ts';


/**
 * Returns the account's saved receivers, sorted by name. The search covers name, phone, company and city. The newest ones beyond the limit of the account's plan are paused.
 * @summary List the saved receivers
 */
export const listSavedReceiversQueryQMax = 120;


export const listSavedReceiversQueryQRegExp = new RegExp('^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]*$', 'u');
export const listSavedReceiversQueryLimitMax = 100;

export const listSavedReceiversQueryCursorMax = 400;


export const listSavedReceiversQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const ListSavedReceiversQueryParams = /*#__PURE__*/ zod.object({
  "q": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSavedReceiversQueryQMax)).check(/*#__PURE__*/ zod.regex(listSavedReceiversQueryQRegExp))).check(/*#__PURE__*/ zod.describe('Words to search for, in any order. Letter case, variants of Arabic letters, diacritics and the kind of digits make no difference.')),
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSavedReceiversQueryLimitMax))).check(/*#__PURE__*/ zod.describe('Number of items to return; 25 by default.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSavedReceiversQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listSavedReceiversQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the previous page, requested by the same account with the same filters and order. Any other value is refused with 400. Items that are added or removed between two pages neither hide nor repeat others.'))
})

/**
 * Saves a receiver for later shipments. No two may have the same name and phone. The account's plan limits the number of saved receivers.
 * @summary Save a receiver
 */
export const CreateSavedReceiverBody = SavedReceiverInput

/**
 * Replaces all fields of the saved receiver.
 * @summary Change a saved receiver
 */
export const UpdateSavedReceiverBody = SavedReceiverInput

