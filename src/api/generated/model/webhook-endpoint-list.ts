/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { WebhookEndpoint } from './webhook-endpoint.ts';

export interface WebhookEndpointList {
  /** @maxItems 40 */
  data: WebhookEndpoint[];
}
