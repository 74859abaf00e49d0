/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Code by which the account knows a product. Letter case matters.
 * @minLength 1
 * @maxLength 60
 * @pattern ^[^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]+$
 */
export type RuleSku = string;
