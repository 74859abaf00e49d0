/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  SavedReceiverInput
} from '../mizan-api.schemas.zod.ts';


/**
 * The receivers that the account keeps, by name. Words are sought in name, phone, company and city.
 * @summary List the saved receivers
 */
export const listSavedReceiversQueryQMax = 120;


export const listSavedReceiversQueryQRegExp = new RegExp('^[^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*[^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\s][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*$');
export const listSavedReceiversQueryLimitMax = 100;

export const listSavedReceiversQueryCursorMax = 400;


export const listSavedReceiversQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListSavedReceiversQueryParams = /*#__PURE__*/ zod.object({
  "q": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSavedReceiversQueryQMax)).check(/*#__PURE__*/ zod.regex(listSavedReceiversQueryQRegExp))).check(/*#__PURE__*/ zod.describe('Words to find, in any order. Letter case, Arabic letter variants, vowel marks and the kind of digits make no difference.')),
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSavedReceiversQueryLimitMax))).check(/*#__PURE__*/ zod.describe('How many to return, 25 when left out.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSavedReceiversQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listSavedReceiversQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the page before, asked for by the same account; any other is 400.'))
})

/**
 * Keeps a receiver for the next shipment. An account keeps at most 1,000, and one of the same name and phone once.
 * @summary Save a saved receiver
 */
export const CreateSavedReceiverBody = SavedReceiverInput

/**
 * Takes the place of what was saved.
 * @summary Change a saved receiver
 */
export const UpdateSavedReceiverBody = SavedReceiverInput

