/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { BasisPoints } from './basis-points.ts';
import type { Days } from './days.ts';

/**
 * What the courier delivered with this service on this lane, for all customers together: the parcels delivered on the last `period_days` days, today included. Absent where that would tell too little, or too much about one customer: below 30 deliveries or three customers. It is counted at the time of the answer, and is a few minutes old at most.
 */
export interface MeasuredTransit {
  /**
     * Number of deliveries measured.
     * @minimum 30
     * @maximum 1000000000
     */
  deliveries: number;
  /**
     * Length of the period in calendar days; 90.
     * @minimum 1
     * @maximum 366
     */
  period_days: number;
  /** Half of the parcels were delivered within this number of the courier's working days, counted from the day after collection; 0 is the day of collection. Longer than 60 counts as 60. */
  p50_days: Days;
  /** Nine of ten parcels were delivered within this number of working days. */
  p90_days: Days;
  /** Share delivered on or before the `expected_delivery_on` of the shipment, rounded down. */
  on_time_rate: BasisPoints;
}
