/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Number of times that the draft was saved. A save must state the version it is based on.
 * @minimum 1
 * @maximum 2000000000
 */
export type DraftVersion = number;
