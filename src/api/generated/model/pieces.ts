/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How many pieces travel under one tracking number.
 * @minimum 1
 * @maximum 50
 */
export type Pieces = number;
