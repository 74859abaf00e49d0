/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AutoTopUpStopReason } from './auto-top-up-stop-reason.ts';
import type { DateTime } from './date-time.ts';

/**
 * Why and when automatic top-up turned itself off. Turning it on again removes this.
 */
export interface AutoTopUpStop {
  /** Why it turned itself off. */
  reason: AutoTopUpStopReason;
  /** When it turned itself off. */
  at: DateTime;
}
