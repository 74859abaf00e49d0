/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Name by which people recognise the rule, without control characters or direction overrides.
 * @minLength 1
 * @maxLength 60
 * @pattern ^[^\S\u0000-\u001F\u007F-\u009F]*[^\s\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF][^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]*$
 */
export type CourierRuleName = string;
