/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Stable; user interfaces map it to their own text.
 * @maxLength 40
 * @pattern ^[a-z_]{2,40}$
 */
export type ImportCode = string;
