/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Returns the couriers that can be booked.
 * @summary List the couriers
 */
export const listCouriersQueryQMax = 120;


export const listCouriersQueryQRegExp = new RegExp('^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]*$', 'u');
export const listCouriersQueryAreaMax = 40;


export const listCouriersQueryAreaRegExp = new RegExp('^([A-Z]{2}|[a-z][a-z_]{1,39})$', 'u');
export const listCouriersQueryLimitMax = 100;

export const listCouriersQueryCursorMax = 400;


export const listCouriersQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const ListCouriersQueryParams = /*#__PURE__*/ zod.object({
  "q": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCouriersQueryQMax)).check(/*#__PURE__*/ zod.regex(listCouriersQueryQRegExp))).check(/*#__PURE__*/ zod.describe('Words to search for, in any order. Letter case, Arabic letter variants, diacritics and the kind of digits make no difference.')),
  "tier": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['bronze', 'silver', 'gold', 'platinum'])).check(/*#__PURE__*/ zod.describe('Only couriers of this tier.')),
  "area": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listCouriersQueryAreaMax)).check(/*#__PURE__*/ zod.regex(listCouriersQueryAreaRegExp))).check(/*#__PURE__*/ zod.describe('Only couriers that serve this city or country.')),
  "sort": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['rating', '-rating', 'tier', '-tier'])).check(/*#__PURE__*/ zod.describe('Sort order; best rated first by default. `rating` is a Bayesian mean of `rating` and `rating_count`: as if each courier had 20 further ratings of 3.5, so that a single 5.0 does not come before many of 4.8.')),
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCouriersQueryLimitMax))).check(/*#__PURE__*/ zod.describe('Number of items to return; 25 by default.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCouriersQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listCouriersQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the previous page, requested by the same account. Any other value is 400.'))
})

