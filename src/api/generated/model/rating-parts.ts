/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Stars } from './stars.ts';

/**
 * Stars for each part. `cash_paid_out` exists for shipments with cash on delivery only; `support` is for accounts that needed it.
 */
export interface RatingParts {
  /** Whether the parcel arrived on time. */
  on_time: Stars;
  /** The condition in which it arrived. */
  condition: Stars;
  /** The driver's conduct. */
  driver: Stars;
  /** How the collected cash was paid out; absent if not rated. */
  cash_paid_out?: Stars;
  /** The courier's customer service; absent if not rated. */
  support?: Stars;
}
