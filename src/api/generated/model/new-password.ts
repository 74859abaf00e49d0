/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A password of at least 10 characters. It must not be a leaked one, such as `password123` or `qwertyuiop`, or consist only of the person's own name, e-mail or phone.
 * @minLength 10
 * @maxLength 128
 * @pattern ^[^\u0000\uD800-\uDFFF]+$
 */
export type NewPassword = string;
