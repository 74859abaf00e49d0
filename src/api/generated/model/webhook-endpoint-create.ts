/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Name } from './name.ts';
import type { WebhookEventTypes } from './webhook-event-types.ts';
import type { WebhookUrl } from './webhook-url.ts';

/**
 * A webhook endpoint to create.
 */
export interface WebhookEndpointCreate {
  url: WebhookUrl;
  /** A note by the owner; absent if there is none. */
  description?: Name;
  events: WebhookEventTypes;
  /** Whether it receives the events of test keys; false by default. An endpoint created with a test key always does, one created with any other key never. */
  test?: boolean;
}
