/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How many to return, 25 when left out.
 */
export type LimitParameter = number;
