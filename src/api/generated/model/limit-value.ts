/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How many of a limit; for `cash_back`, the share in basis points.
 * @minimum 0
 * @maximum 1000000
 */
export type LimitValue = number;
