/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Name of a file, without control characters or direction overrides.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]+$
 */
export type ImportFileName = string;
