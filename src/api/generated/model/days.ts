/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * @minimum 0
 * @maximum 60
 */
export type Days = number;
