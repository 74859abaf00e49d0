/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Position in the whole list, counting from 1.
 * @minimum 1
 * @maximum 50
 */
export type RulePosition = number;
