/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * RFC 3339, in UTC, always with `Z`.
 * @maxLength 30
 */
export type DateTime = string;
