/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Millimetres.
 * @maximum 10000
 * @exclusiveMinimum 0
 */
export type LengthMillimetres = number;
