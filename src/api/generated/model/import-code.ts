/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Machine-readable code. Codes are stable; user interfaces map them to texts of their own.
 * @maxLength 40
 * @pattern ^[a-z_]{2,40}$
 */
export type ImportCode = string;
