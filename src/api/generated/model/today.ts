/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { Date } from './date.ts';
import type { TodayAmount } from './today-amount.ts';
import type { TodayCount } from './today-count.ts';

/**
 * What has happened since midnight in Riyadh, next to yesterday up to the same time of day.
 */
export interface Today {
  /** Today's date in Riyadh. */
  day: Date;
  /** When the numbers were read. Those of yesterday end exactly 24 hours earlier. */
  as_of: DateTime;
  /** Shipments that were booked, regardless of what became of them. */
  booked: TodayCount;
  /** Shipments with the status `completed`, by the time of their first scan as delivered. Scans may arrive late. */
  delivered: TodayCount;
  /** Amount that shipping took from the balance, including VAT: charges, returns, and deliveries after a cancellation, less the refunds made that day, including refunds of earlier shipments. It may therefore be negative. Cash back is not deducted. */
  shipping_charges: TodayAmount;
  /** Cash on delivery that couriers reported as collected, whether paid out or not. */
  cash_collected: TodayAmount;
}
