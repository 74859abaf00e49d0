/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Name } from './name.ts';
import type { WebhookEventTypes } from './webhook-event-types.ts';
import type { WebhookUrl } from './webhook-url.ts';

export interface WebhookEndpointUpdate {
  url: WebhookUrl;
  description?: Name;
  events: WebhookEventTypes;
  /** False pauses the endpoint; true makes it active again, whatever it was paused or disabled for. */
  active: boolean;
}
