/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { WebhookEventType } from './webhook-event-type.ts';
import type { WebhookMessageId } from './webhook-message-id.ts';
import type { WebhookMessageState } from './webhook-message-state.ts';

/**
 * An event as it is told to one endpoint.
 */
export interface WebhookMessage {
  id: WebhookMessageId;
  event: WebhookEventType;
  state: WebhookMessageState;
  /**
     * How often it was sent.
     * @minimum 0
     * @maximum 100000
     */
  attempts: number;
  /** Absent unless an attempt is to come. During an attempt, the time when another is made if this one is lost. */
  next_attempt_at?: DateTime;
  /** Time of the event. */
  created_at: DateTime;
}
