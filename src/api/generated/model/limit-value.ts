/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * @minimum 0
 * @maximum 1000000
 */
export type LimitValue = number;
