/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';

export interface RecordedDevice {
  created_at: DateTime;
  /** The last sign-in. */
  last_used_at: DateTime;
}
