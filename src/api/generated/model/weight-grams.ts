/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Grams.
 * @minimum 1
 * @maximum 1000000
 */
export type WeightGrams = number;
