/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AttentionSnoozeDays } from './attention-snooze-days.ts';

export interface AttentionSnooze {
  /**
     * Days of 24 hours, from now on.
     * @minimum 1
     * @maximum 7
     */
  days: AttentionSnoozeDays;
}
