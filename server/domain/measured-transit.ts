import { addDays, type CalendarDay, riyadhDay } from './calendar.ts';

/** Calendar days over which deliveries are measured, today included. */
export const MEASURED_DAYS = 90;

/** With fewer, a few parcels would decide what is said of a courier. */
export const FEWEST_DELIVERIES = 30;

/** With fewer, an account could tell what another one ships. */
export const FEWEST_ACCOUNTS = 3;

/** Deliveries that took equally many working days. */
export interface TransitCount {
  days: number;
  deliveries: number;
  onTime: number;
}

/** What was really delivered. */
export interface MeasuredTransit {
  deliveries: number;
  /** Working days within which half and nine tenths of the parcels were delivered. */
  p50Days: number;
  p90Days: number;
  /** Share delivered by the day promised, in basis points, rounded down. */
  onTimeBasisPoints: number;
}

/** The first day that is still measured. */
export function firstMeasuredDay(now: Date): CalendarDay {
  return addDays(riyadhDay(now), 1 - MEASURED_DAYS);
}

/**
 * @param counts by ascending days.
 * @returns undefined if there are fewer than {@link FEWEST_DELIVERIES}.
 */
export function measuredTransit(counts: readonly TransitCount[]): MeasuredTransit | undefined {
  const deliveries = counts.reduce((sum, count) => sum + count.deliveries, 0);
  if (deliveries < FEWEST_DELIVERIES) return undefined;
  const onTime = counts.reduce((sum, count) => sum + count.onTime, 0);
  return {
    deliveries,
    p50Days: nearestRank(counts, Math.ceil(deliveries / 2)),
    p90Days: nearestRank(counts, Math.ceil((deliveries * 9) / 10)),
    onTimeBasisPoints: Math.floor((onTime * 10_000) / deliveries),
  };
}

/** The days of the delivery with that rank, counting from 1, the fastest first. */
function nearestRank(counts: readonly TransitCount[], rank: number): number {
  let left = rank;
  for (const { days, deliveries } of counts) {
    left -= deliveries;
    if (left <= 0) return days;
  }
  throw new RangeError('the rank is above the number of deliveries');
}
