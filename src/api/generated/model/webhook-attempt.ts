/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { WebhookOutcome } from './webhook-outcome.ts';

/**
 * One attempt to send a webhook.
 */
export interface WebhookAttempt {
  /** When the attempt began. */
  at: DateTime;
  outcome: WebhookOutcome;
  /**
     * HTTP status of the answer; absent if there was none.
     * @minimum 100
     * @maximum 999
     */
  status?: number;
  /**
     * Beginning of the answer's body; absent if there was none.
     * @maxLength 4096
     * @pattern ^[^\u0000]*$
     */
  answer?: string;
  /**
     * Duration of the attempt, in milliseconds.
     * @minimum 0
     * @maximum 600000
     */
  duration_ms: number;
}
