/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * @minimum 0
 * @maximum 10000
 */
export type ProductFileCount = number;
