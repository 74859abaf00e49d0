import { type CalendarDay, dayInMonth, daysBetween } from '../calendar.ts';
import type { Period } from './pieces.ts';

/**
 * Everything before a day, of what has a total for the end of each month and for now (null): the
 * nearest of these, with the days between added to it or taken away.
 */
export interface Point {
  until: CalendarDay | null;
  days: Period;
  sign: 1 | -1;
}

/** After everything. */
const LAST_DAY = '9999-12-31';

/** @param summedUntil the first day of the month that runs: months before it have totals. */
export function pointOf(day: CalendarDay, summedUntil: CalendarDay, tomorrow: CalendarDay): Point {
  const month = dayInMonth(day, 0, 1);
  const [before, after] =
    month < summedUntil ? [month, dayInMonth(day, 1, 1)] : [summedUntil, null];
  return daysBetween(before, day) <= daysBetween(day, after ?? tomorrow)
    ? { until: before, days: { from: before, to: day }, sign: 1 }
    : { until: after, days: { from: day, to: after ?? LAST_DAY }, sign: -1 };
}
