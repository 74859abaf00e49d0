/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { WebhookOutcome } from './webhook-outcome.ts';

export interface WebhookAttempt {
  at: DateTime;
  outcome: WebhookOutcome;
  /**
     * HTTP status of the answer, if there was one.
     * @minimum 100
     * @maximum 999
     */
  status?: number;
  /**
     * The beginning of the answer's body.
     * @maxLength 4096
     * @pattern ^[^\u0000]*$
     */
  answer?: string;
  /**
     * @minimum 0
     * @maximum 600000
     */
  duration_ms: number;
}
