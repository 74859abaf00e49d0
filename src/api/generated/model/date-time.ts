/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A point in time in RFC 3339 format, always in UTC with the suffix `Z`.
 * @maxLength 30
 */
export type DateTime = string;
