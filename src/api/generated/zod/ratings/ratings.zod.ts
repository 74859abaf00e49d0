/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  RatingInput
} from '../mizan-api.schemas.zod.ts';


/**
 * Returns the ratings that accounts gave the courier for their own shipments, newest first by default, with a summary of all of them.
 * @summary List the ratings of a courier
 */
export const listCourierRatingsQueryStarsMax = 5;

export const listCourierRatingsQueryLimitMax = 100;

export const listCourierRatingsQueryCursorMax = 400;


export const listCourierRatingsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const ListCourierRatingsQueryParams = /*#__PURE__*/ zod.object({
  "stars": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCourierRatingsQueryStarsMax))).check(/*#__PURE__*/ zod.describe('Only ratings whose score rounds to this many stars, half up.')),
  "sort": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['-created_at', '-score', 'score'])).check(/*#__PURE__*/ zod.describe('Field to sort by: `created_at` or `score`, `-created_at` by default. A leading minus means descending.')),
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCourierRatingsQueryLimitMax))).check(/*#__PURE__*/ zod.describe('Number of items to return; 25 by default.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCourierRatingsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listCourierRatingsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the previous page, requested by the same account with the same filters and order. Any other value is refused with 400. Items that are added or removed between two pages neither hide nor repeat others.'))
})

/**
 * Rates the courier that carried the shipment, once for each shipment and within 60 days after it became final. Everyone can see the rating, but not who gave it.
 * @summary Rate the courier of a shipment
 */
export const CreateRatingBody = RatingInput

/**
 * Replaces this account's rating of the shipment's courier, within 60 days after the shipment became final.
 * @summary Change a rating
 */
export const UpdateRatingBody = RatingInput

