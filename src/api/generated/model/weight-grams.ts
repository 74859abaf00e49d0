/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Grams.
 * @maximum 1000000
 * @exclusiveMinimum 0
 */
export type WeightGrams = number;
