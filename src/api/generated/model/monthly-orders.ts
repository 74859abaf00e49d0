/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Number of orders in a month.
 * @minimum 0
 * @maximum 1000000
 */
export type MonthlyOrders = number;
