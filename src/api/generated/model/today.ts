/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { Date } from './date.ts';
import type { TodayAmount } from './today-amount.ts';
import type { TodayCount } from './today-count.ts';

/**
 * What has happened since midnight in Riyadh, and yesterday up to the same time of day.
 */
export interface Today {
  /** The day in Riyadh that is today. */
  day: Date;
  /** When the numbers were read. Those of yesterday end exactly 24 hours before. */
  as_of: DateTime;
  /** Shipments that were booked, whatever became of them. */
  booked: TodayCount;
  /** Shipments with `status` `completed`, at the time of their first scan as delivered. Scans may arrive late. */
  delivered: TodayCount;
  /** What shipping took from the balance, VAT included: charges, returns, and deliveries after a cancellation, less the refunds made that day, also of earlier shipments. Hence it may be negative. Cash back is not deducted. */
  shipping_charges: TodayAmount;
  /** Cash on delivery that couriers reported as collected, paid out or not. */
  cash_collected: TodayAmount;
}
