/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AutoTopUpStopReason } from './auto-top-up-stop-reason.ts';
import type { DateTime } from './date-time.ts';

/**
 * Why and when it was turned off without the owner. Turning it on again removes this.
 */
export interface AutoTopUpStop {
  /** `payments_failed`: two payments in a row brought nothing. `payment_method_expired`: the card can no longer be used. */
  reason: AutoTopUpStopReason;
  at: DateTime;
}
