/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * An opaque token that gives access to this registration only.
 * @maxLength 2000
 * @pattern ^[A-Za-z0-9._~+/-]+=*$
 */
export type RegistrationToken = string;
