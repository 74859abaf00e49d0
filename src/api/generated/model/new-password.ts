/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Not a word of the list of leaked passwords, such as `password123` and `qwertyuiop`, and made of more than the person's own name, e-mail or phone.
 * @minLength 10
 * @maxLength 128
 */
export type NewPassword = string;
