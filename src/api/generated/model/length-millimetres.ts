/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Length in millimetres.
 * @maximum 10000
 * @exclusiveMinimum 0
 */
export type LengthMillimetres = number;
