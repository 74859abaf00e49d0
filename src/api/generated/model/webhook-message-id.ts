/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a webhook, as sent in the header `webhook-id`.
 * @maxLength 30
 * @pattern ^msg_[0-9a-hjkmnp-tv-z]{26}$
 */
export type WebhookMessageId = string;
