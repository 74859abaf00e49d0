/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A verified e-mail, or a verified phone in E.164 format.
 * @minLength 1
 * @maxLength 254
 * @pattern ^[^\s\u0000\uD800-\uDFFF]+$
 */
export type Login = string;
