/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { WebhookAttempt } from './webhook-attempt.ts';
import type { WebhookMessage } from './webhook-message.ts';

/**
 * A webhook with its body and its latest attempts.
 */
export interface WebhookMessageDetails {
  message: WebhookMessage;
  /**
     * The bytes that are signed and sent, as text.
     * @maxLength 4096
     * @pattern ^[^\u0000]*$
     */
  body: string;
  /**
     * The latest attempts that have ended, newest first.
     * @maxItems 20
     */
  attempts: WebhookAttempt[];
}
