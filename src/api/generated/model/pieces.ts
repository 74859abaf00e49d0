/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Number of pieces shipped under one tracking number.
 * @minimum 1
 * @maximum 50
 */
export type Pieces = number;
