/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * @minimum 1
 * @maximum 100000
 */
export type Quantity = number;
