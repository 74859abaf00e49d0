/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';

/**
 * Which webhooks to send again.
 */
export interface WebhookResend {
  /** Start of the time span. All undelivered webhooks from then on are sent again. */
  since: DateTime;
}
