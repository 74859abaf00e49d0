/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Returns the requests made with the account's API keys, including test keys, in the last 30 days, newest first. Each request with a key and its correct secret has one entry, even if it was refused; it appears within a few seconds. Requests with a wrong secret have none, because nobody has proved whose they are. Nor do requests that are refused before the key is checked: those to unknown paths, and those beyond the limit of their network address.
 * @summary List the requests of the API keys
 */
export const listApiRequestsQueryQMax = 120;


export const listApiRequestsQueryQRegExp = new RegExp('^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]*$', 'u');
export const listApiRequestsQueryClientKeyMax = 100;


export const listApiRequestsQueryClientKeyRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');
export const listApiRequestsQueryCodeMax = 60;


export const listApiRequestsQueryCodeRegExp = new RegExp('^[a-z]+(_[a-z]+)*$', 'u');
export const listApiRequestsQueryCreatedFromMax = 10;

export const listApiRequestsQueryCreatedToMax = 10;

export const listApiRequestsQueryLimitMax = 100;

export const listApiRequestsQueryCursorMax = 400;


export const listApiRequestsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const ListApiRequestsQueryParams = /*#__PURE__*/ zod.object({
  "q": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listApiRequestsQueryQMax)).check(/*#__PURE__*/ zod.regex(listApiRequestsQueryQRegExp))).check(/*#__PURE__*/ zod.describe('Part of a path, in any letter case, or a complete `request_id`.')),
  "client_key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listApiRequestsQueryClientKeyMax)).check(/*#__PURE__*/ zod.regex(listApiRequestsQueryClientKeyRegExp))).check(/*#__PURE__*/ zod.describe('Only requests made with this key, which may have been revoked since.')),
  "method": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])).check(/*#__PURE__*/ zod.describe('Only requests with this method.')),
  "outcome": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['succeeded', 'refused', 'failed'])).check(/*#__PURE__*/ zod.describe('Only requests that ended in this way.')),
  "code": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listApiRequestsQueryCodeMax)).check(/*#__PURE__*/ zod.regex(listApiRequestsQueryCodeRegExp))).check(/*#__PURE__*/ zod.describe('Only requests that were answered with this problem.')),
  "created_from": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listApiRequestsQueryCreatedFromMax))).check(/*#__PURE__*/ zod.describe('Only requests on or after this day.')),
  "created_to": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listApiRequestsQueryCreatedToMax))).check(/*#__PURE__*/ zod.describe('Only requests on or before this day.')),
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listApiRequestsQueryLimitMax))).check(/*#__PURE__*/ zod.describe('Number of items to return; 25 by default.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listApiRequestsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listApiRequestsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the previous page, requested by the same account with the same filters and order. Any other value is refused with 400. Items that are added or removed between two pages neither hide nor repeat others.'))
})

/**
 * Returns every entry of `listApiRequests` that matches the filters, newest first, as CSV (RFC 4180) in UTF-8 with a byte order mark. Headings and results are in the reader's language, dates and times in the Riyadh time zone.
 * @summary Export the requests of the API keys
 */
export const exportApiRequestsQueryQMax = 120;


export const exportApiRequestsQueryQRegExp = new RegExp('^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]*$', 'u');
export const exportApiRequestsQueryClientKeyMax = 100;


export const exportApiRequestsQueryClientKeyRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');
export const exportApiRequestsQueryCodeMax = 60;


export const exportApiRequestsQueryCodeRegExp = new RegExp('^[a-z]+(_[a-z]+)*$', 'u');
export const exportApiRequestsQueryCreatedFromMax = 10;

export const exportApiRequestsQueryCreatedToMax = 10;



export const ExportApiRequestsQueryParams = /*#__PURE__*/ zod.object({
  "q": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportApiRequestsQueryQMax)).check(/*#__PURE__*/ zod.regex(exportApiRequestsQueryQRegExp))).check(/*#__PURE__*/ zod.describe('Part of a path, in any letter case, or a complete `request_id`.')),
  "client_key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exportApiRequestsQueryClientKeyMax)).check(/*#__PURE__*/ zod.regex(exportApiRequestsQueryClientKeyRegExp))).check(/*#__PURE__*/ zod.describe('Only requests made with this key, which may have been revoked since.')),
  "method": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])).check(/*#__PURE__*/ zod.describe('Only requests with this method.')),
  "outcome": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['succeeded', 'refused', 'failed'])).check(/*#__PURE__*/ zod.describe('Only requests that ended in this way.')),
  "code": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exportApiRequestsQueryCodeMax)).check(/*#__PURE__*/ zod.regex(exportApiRequestsQueryCodeRegExp))).check(/*#__PURE__*/ zod.describe('Only requests that were answered with this problem.')),
  "created_from": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(exportApiRequestsQueryCreatedFromMax))).check(/*#__PURE__*/ zod.describe('Only requests on or after this day.')),
  "created_to": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(exportApiRequestsQueryCreatedToMax))).check(/*#__PURE__*/ zod.describe('Only requests on or before this day.'))
})

