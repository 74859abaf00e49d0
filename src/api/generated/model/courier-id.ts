/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a courier.
 * @maxLength 64
 * @pattern ^[A-Za-z0-9._~-]+$
 */
export type CourierId = string;
