/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';

export interface AttentionSnoozed {
  snoozed_until: DateTime;
}
