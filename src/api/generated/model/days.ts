/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A number of the courier's working days.
 * @minimum 0
 * @maximum 60
 */
export type Days = number;
