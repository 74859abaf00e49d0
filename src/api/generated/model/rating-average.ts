/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The mean, with one decimal, rounded half up; 0 if there is none.
 * @minimum 0
 * @maximum 5
 */
export type RatingAverage = number;
