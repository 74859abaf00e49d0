/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Mean with one decimal, rounded half up; 0 if there are no ratings.
 * @minimum 0
 * @maximum 5
 */
export type RatingAverage = number;
