/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';

/**
 * How long the item is snoozed.
 */
export interface AttentionSnoozed {
  /** When the item returns to the list. */
  snoozed_until: DateTime;
}
