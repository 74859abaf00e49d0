/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';

export interface WebhookResend {
  /** Everything from then on that has not been delivered is sent again. */
  since: DateTime;
}
