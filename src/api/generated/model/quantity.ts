/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Number of pieces of a product.
 * @minimum 1
 * @maximum 100000
 */
export type Quantity = number;
