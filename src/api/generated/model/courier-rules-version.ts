/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Version of the whole list: 0 before it is first saved, increased by each save. A save must state the version it is based on.
 * @minimum 0
 * @maximum 2000000000
 */
export type CourierRulesVersion = number;
