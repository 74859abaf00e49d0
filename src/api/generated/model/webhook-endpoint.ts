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
 * An address of another system to which events are sent, by Standard Webhooks 1.0.0.
 */
export interface WebhookEndpoint {
  id: WebhookEndpointId;
  url: WebhookUrl;
  /** A note by the owner; absent if there is none. */
  description?: Name;
  events: WebhookEventTypes;
  /** Whether it receives the events of test keys instead of the account's own. */
  is_test: boolean;
  state: WebhookState;
  /** When the first attempt since the last success failed; absent if none has. The owner is warned after one and three days; on the fifth day the endpoint is paused. */
  failing_since?: DateTime;
  /** Until when webhooks are also signed with the previous secret; absent if they no longer are. */
  previous_secret_until?: DateTime;
  /** When the endpoint was created. */
  created_at: DateTime;
}
