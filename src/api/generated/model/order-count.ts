/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * @minimum 0
 * @maximum 100
 */
export type OrderCount = number;
