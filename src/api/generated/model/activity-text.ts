/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * One line of text, without control characters or direction overrides.
 * @minLength 1
 * @maxLength 254
 * @pattern ^[^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]+$
 */
export type ActivityText = string;
