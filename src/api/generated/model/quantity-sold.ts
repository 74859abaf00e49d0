/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * @minimum 0
 * @maximum 9000000000000
 */
export type QuantitySold = number;
