/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Text as typed so far; drafts are not validated.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[^\u0000-\u0009\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]+$
 */
export type DraftText = string;
