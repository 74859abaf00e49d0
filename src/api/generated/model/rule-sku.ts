/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The code by which the account knows a product; compared letter by letter.
 * @minLength 1
 * @maxLength 60
 * @pattern ^[^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]+$
 */
export type RuleSku = string;
