/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * An opaque random value that identifies one attempt to pay.
 * @maxLength 47
 * @pattern ^mzt_[A-Za-z0-9_-]{43}$
 */
export type PaymentReference = string;
