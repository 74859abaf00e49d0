import { type CalendarDay, riyadhMidnight } from '../domain/calendar.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * The start of a day in Riyadh, for filters. Nothing is older than the epoch, and the drivers write
 * the year 0000 differently.
 */
export function startOfDay(day: CalendarDay): Date {
  return new Date(Math.max(0, riyadhMidnight(day).getTime()));
}

/** The start of the next day. */
export function endOfDay(day: CalendarDay): Date {
  return new Date(startOfDay(day).getTime() + DAY_MS);
}
