/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A number of rows.
 * @minimum 0
 * @maximum 10000
 */
export type ImportCount = number;
