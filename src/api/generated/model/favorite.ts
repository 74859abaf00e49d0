/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierSummary } from './courier-summary.ts';
import type { DateTime } from './date-time.ts';

/**
 * A courier that the account has marked as a favorite.
 */
export interface Favorite {
  /** The courier. */
  courier: CourierSummary;
  /** When it was added to the favorites. */
  added_at: DateTime;
  /** Whether it is the account's default courier. At most one favorite is. */
  is_default: boolean;
  /** Whether it can be booked; false if the courier has left. */
  is_available: boolean;
}
