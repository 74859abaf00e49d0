/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { WebhookEventType } from './webhook-event-type.ts';

/**
 * The events that an endpoint receives.
 * @minItems 1
 * @maxItems 10
 */
export type WebhookEventTypes = WebhookEventType[];
