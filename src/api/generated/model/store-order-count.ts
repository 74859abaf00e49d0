/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A number of orders, counted up to 1,001.
 * @minimum 0
 * @maximum 1001
 */
export type StoreOrderCount = number;
