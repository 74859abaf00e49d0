/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Mean of the rated parts, with one decimal, rounded half up.
 * @minimum 1
 * @maximum 5
 */
export type RatingScore = number;
