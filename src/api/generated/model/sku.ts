/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The account's own code for a product, unique within the account. Letter case matters. No control characters or direction overrides, no space at either end, and no two spaces in a row.
 * @minLength 1
 * @maxLength 60
 * @pattern ^[^\s\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]+( [^\s\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]+)*$
 */
export type Sku = string;
