/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The customer's own number for the order. It need not be unique.
 * @minLength 1
 * @maxLength 60
 * @pattern ^[^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]+$
 */
export type ReferenceId = string;
