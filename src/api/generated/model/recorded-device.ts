/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';

/**
 * A device from which the account has signed in.
 */
export interface RecordedDevice {
  /** When the device first signed in. */
  created_at: DateTime;
  /** When the device last signed in. */
  last_used_at: DateTime;
}
