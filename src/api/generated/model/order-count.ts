/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A number of orders.
 * @minimum 0
 * @maximum 100
 */
export type OrderCount = number;
