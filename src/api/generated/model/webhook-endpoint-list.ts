/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { WebhookEndpoint } from './webhook-endpoint.ts';

/**
 * The account's webhook endpoints.
 */
export interface WebhookEndpointList {
  /**
     * The endpoints, newest first.
     * @maxItems 40
     */
  data: WebhookEndpoint[];
}
