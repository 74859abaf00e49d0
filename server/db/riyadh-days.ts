import { type CalendarDay, riyadhMidnight } from '../domain/calendar.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * When a day begins in Riyadh, for a filter. Nothing is older than the epoch, and no driver writes
 * the year 0000 as the other does.
 */
export function startOfDay(day: CalendarDay): Date {
  return new Date(Math.max(0, riyadhMidnight(day).getTime()));
}

/** When the next day begins. */
export function endOfDay(day: CalendarDay): Date {
  return new Date(startOfDay(day).getTime() + DAY_MS);
}
