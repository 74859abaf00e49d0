/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Weight in grams.
 * @maximum 1000000
 * @exclusiveMinimum 0
 */
export type WeightGrams = number;
