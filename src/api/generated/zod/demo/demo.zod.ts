/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * In demo mode, returns the messages that would have been sent, newest first. In any other mode, the response is 404.
 * @summary List sent messages
 */
export const listOutboxQueryLimitMax = 100;

export const listOutboxQueryCursorMax = 400;


export const listOutboxQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const ListOutboxQueryParams = /*#__PURE__*/ zod.object({
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOutboxQueryLimitMax))).check(/*#__PURE__*/ zod.describe('Number of items to return; 25 by default.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOutboxQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listOutboxQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the previous page, requested by the same account with the same filters and order. Any other value is refused with 400. Items that are added or removed between two pages neither hide nor repeat others.'))
})

