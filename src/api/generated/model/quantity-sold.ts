/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A number of pieces sold.
 * @minimum 0
 * @maximum 9000000000000
 */
export type QuantitySold = number;
