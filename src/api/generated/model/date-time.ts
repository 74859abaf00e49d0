/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A point in time in RFC 3339 format, always in UTC with the suffix `Z`. Seconds may have a fraction with any number of digits.
 * @maxLength 30
 */
export type DateTime = string;
