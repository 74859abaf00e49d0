/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CursorInQueryParameter } from './cursor-in-query-parameter.ts';
import type { LimitParameter } from './limit-parameter.ts';
import type { ListCourierRatingsSort } from './list-courier-ratings-sort.ts';
import type { Stars } from './stars.ts';

export type ListCourierRatingsParams = {
/**
 * Only ratings whose score rounds to this many stars, half up.
 */
stars?: Stars;
/**
 * Field to sort by: `created_at` or `score`, `-created_at` by default. A leading minus means descending.
 */
sort?: ListCourierRatingsSort;
/**
 * Number of items to return; 25 by default.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * An opaque position in a list; pass it back unchanged.
 * @minLength 1
 * @maxLength 400
 * @pattern ^[A-Za-z0-9_-]+$
 */
cursor?: CursorInQueryParameter;
};
