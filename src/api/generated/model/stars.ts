/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * One to five stars; five is best.
 * @minimum 1
 * @maximum 5
 */
export type Stars = number;
