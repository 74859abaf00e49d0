/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a webhook, as sent in the header `webhook-id`.
 * @maxLength 64
 * @pattern ^[A-Za-z0-9._~-]+$
 */
export type WebhookMessageId = string;
