/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { WebhookEndpoint } from './webhook-endpoint.ts';
import type { WebhookSecret } from './webhook-secret.ts';

/**
 * An endpoint with its new secret, which no other response contains.
 */
export interface IssuedWebhookSecret {
  /** The new secret. */
  secret: WebhookSecret;
  endpoint: WebhookEndpoint;
}
