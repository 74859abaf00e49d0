/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A number of calendar days.
 * @minimum 1
 * @maximum 366
 */
export type DayCount = number;
