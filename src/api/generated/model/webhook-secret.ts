/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The key of the signatures, in the format of Standard Webhooks.
 * @maxLength 50
 * @pattern ^whsec_[A-Za-z0-9+/]{43}=$
 */
export type WebhookSecret = string;
