/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Number of items to return; 25 by default.
 */
export type LimitParameter = number;
