/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierSummary } from './courier-summary.ts';
import type { DateTime } from './date-time.ts';

/**
 * A courier that the account has marked.
 */
export interface Favorite {
  courier: CourierSummary;
  added_at: DateTime;
  /** Whether it is the account's default courier. At most one is. */
  is_default: boolean;
  /** False if the courier has left, so that nothing can be booked with it. */
  is_available: boolean;
}
