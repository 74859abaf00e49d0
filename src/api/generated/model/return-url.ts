/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Where the person goes on to once the payment is over: a path of the web app, or an address of one of the origins that the server allows. Anything else is refused with `not_allowed`.
 * @minLength 1
 * @maxLength 2000
 * @pattern ^[!-~]+$
 */
export type ReturnUrl = string;
