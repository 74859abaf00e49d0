/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { WebhookEventType } from './webhook-event-type.ts';

export interface WebhookTest {
  event: WebhookEventType;
}
