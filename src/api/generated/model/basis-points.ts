/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A share in hundredths of a percent: 1500 is 15%.
 * @minimum 0
 * @maximum 10000
 */
export type BasisPoints = number;
