/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { WebhookEventType } from './webhook-event-type.ts';

/**
 * Which event to send a sample of.
 */
export interface WebhookTest {
  event: WebhookEventType;
}
