/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AttentionSnoozeDays } from './attention-snooze-days.ts';

/**
 * For how long to snooze an item.
 */
export interface AttentionSnooze {
  /**
     * Days of 24 hours, from now: `1`, `3` or `7`.
     * @minimum 1
     * @maximum 7
     */
  days: AttentionSnoozeDays;
}
