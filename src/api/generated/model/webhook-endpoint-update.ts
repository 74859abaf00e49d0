/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Name } from './name.ts';
import type { WebhookEventTypes } from './webhook-event-types.ts';
import type { WebhookUrl } from './webhook-url.ts';

/**
 * All settings of a webhook endpoint.
 */
export interface WebhookEndpointUpdate {
  url: WebhookUrl;
  /** A note by the owner; absent if there is none. */
  description?: Name;
  events: WebhookEventTypes;
  /** False pauses the endpoint. True makes it active again, whatever it was paused or disabled for. */
  active: boolean;
}
