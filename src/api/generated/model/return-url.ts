/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Where to send the person after the payment: a path of the web app, or an address on one of the origins that the server allows. Any other value is refused with `not_allowed`.
 * @minLength 1
 * @maxLength 2000
 * @pattern ^[!-~]+$
 */
export type ReturnUrl = string;
