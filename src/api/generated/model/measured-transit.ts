/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { BasisPoints } from './basis-points.ts';
import type { Days } from './days.ts';

/**
 * How fast the courier actually delivered with this service on this lane, for all customers together, over the last `period_days` days including today. Absent if the figures would be too few to mean anything or would reveal too much about one customer: with fewer than 30 deliveries or three customers. They are at most a few minutes old.
 */
export interface MeasuredTransit {
  /**
     * Number of deliveries measured.
     * @minimum 30
     * @maximum 1000000000
     */
  deliveries: number;
  /**
     * Length of the period in calendar days, 90.
     * @minimum 1
     * @maximum 366
     */
  period_days: number;
  /** Working days of the courier within which half of the parcels were delivered, counted from the day after collection; 0 is the day of collection. Longer than 60 counts as 60. */
  p50_days: Days;
  /** Working days of the courier within which nine of ten parcels were delivered. */
  p90_days: Days;
  /** Share delivered on or before `expected_delivery_on`, in basis points, rounded down. */
  on_time_rate: BasisPoints;
}
