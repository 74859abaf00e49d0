/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { WebhookEventType } from './webhook-event-type.ts';
import type { WebhookMessageId } from './webhook-message-id.ts';
import type { WebhookMessageState } from './webhook-message-state.ts';

/**
 * An event as sent to one endpoint.
 */
export interface WebhookMessage {
  id: WebhookMessageId;
  event: WebhookEventType;
  state: WebhookMessageState;
  /**
     * Number of attempts so far, with one that is under way.
     * @minimum 0
     * @maximum 100000
     */
  attempts: number;
  /** When it is sent next; absent if no attempt is planned. During an attempt, when it is sent again if the attempt gets lost. */
  next_attempt_at?: DateTime;
  /** When the event happened. */
  created_at: DateTime;
}
