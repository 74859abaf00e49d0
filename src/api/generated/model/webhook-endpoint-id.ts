/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Identifies a webhook endpoint.
 * @maxLength 30
 * @pattern ^whe_[0-9a-hjkmnp-tv-z]{26}$
 */
export type WebhookEndpointId = string;
