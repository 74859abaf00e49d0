/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How often the draft was saved; the next save names the one that it goes on from.
 * @minimum 1
 * @maximum 2000000000
 */
export type DraftVersion = number;
