/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Number of times the plan has been changed or renewed. A change must state the version it is based on.
 * @minimum 0
 * @maximum 2000000000
 */
export type SubscriptionVersion = number;
