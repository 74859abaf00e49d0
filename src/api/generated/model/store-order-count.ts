/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Counted up to 1,001.
 * @minimum 0
 * @maximum 1001
 */
export type StoreOrderCount = number;
