/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A number of ratings.
 * @minimum 0
 * @maximum 100000000
 */
export type RatingNumber = number;
