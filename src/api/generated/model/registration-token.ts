/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * An opaque token that gives access to this registration only.
 * @maxLength 100
 * @pattern ^mzr_[A-Za-z0-9_-]{43}$
 */
export type RegistrationToken = string;
