/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The key of the signatures, as Standard Webhooks writes it.
 * @maxLength 50
 * @pattern ^whsec_[A-Za-z0-9+/]{43}=$
 */
export type WebhookSecret = string;
