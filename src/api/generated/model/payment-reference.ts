/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * An opaque random value that identifies one attempt to pay.
 * @maxLength 100
 * @pattern ^[A-Za-z0-9._~-]+$
 */
export type PaymentReference = string;
