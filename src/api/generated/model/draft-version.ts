/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Number of times the draft has been saved. A save must state the version it is based on.
 * @minimum 1
 * @maximum 2000000000
 */
export type DraftVersion = number;
