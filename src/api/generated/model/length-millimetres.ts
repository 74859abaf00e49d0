/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Millimetres.
 * @minimum 1
 * @maximum 10000
 */
export type LengthMillimetres = number;
