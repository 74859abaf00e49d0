/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { Name } from './name.ts';
import type { WebhookEndpointId } from './webhook-endpoint-id.ts';
import type { WebhookEventTypes } from './webhook-event-types.ts';
import type { WebhookState } from './webhook-state.ts';
import type { WebhookUrl } from './webhook-url.ts';

/**
 * An address of another system that is told of events, by Standard Webhooks 1.0.0.
 */
export interface WebhookEndpoint {
  id: WebhookEndpointId;
  url: WebhookUrl;
  /** Given by the owner. */
  description?: Name;
  events: WebhookEventTypes;
  /** Whether it is told of what test keys do, instead of the account's own events. */
  is_test: boolean;
  state: WebhookState;
  /** Time of the first failure since the last success; absent if none. The owner is warned one and three days after it. On the fifth day the endpoint is paused. */
  failing_since?: DateTime;
  /** Time until which the previous secret signs too; absent if it no longer does. */
  previous_secret_until?: DateTime;
  created_at: DateTime;
}
