/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Name } from './name.ts';
import type { WebhookEventTypes } from './webhook-event-types.ts';
import type { WebhookUrl } from './webhook-url.ts';

export interface WebhookEndpointCreate {
  url: WebhookUrl;
  description?: Name;
  events: WebhookEventTypes;
  /** Whether it is told of what test keys do. Endpoints made with a test key always are, and those made with any other key never. */
  test?: boolean;
}
