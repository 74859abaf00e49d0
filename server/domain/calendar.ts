import { ensure } from './bounds.ts';
import { WEEKDAYS, type Weekday } from './rate-card.ts';

/** A Gregorian calendar day as `YYYY-MM-DD`; such strings sort by time. */
export type CalendarDay = string;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Riyadh is three hours ahead of UTC all year. */
const RIYADH_OFFSET_MS = 3 * 60 * 60 * 1_000;

/** The calendar day in Riyadh at that instant. */
export function riyadhDay(instant: Date): CalendarDay {
  return new Date(instant.getTime() + RIYADH_OFFSET_MS).toISOString().slice(0, 10);
}

/** The time of day in Riyadh at that instant, `12:20:00`. */
export function riyadhClock(instant: Date): string {
  return new Date(instant.getTime() + RIYADH_OFFSET_MS).toISOString().slice(11, 19);
}

/**
 * Midnights in Riyadh from one instant to the other: something made yesterday evening is one day
 * old. Negative if `to` is earlier.
 */
export function riyadhDays(from: Date, to: Date): number {
  return riyadhDayNumber(to) - riyadhDayNumber(from);
}

function riyadhDayNumber(instant: Date): number {
  return Math.floor((instant.getTime() + RIYADH_OFFSET_MS) / DAY_MS);
}

/**
 * The instant at which that day begins in Riyadh.
 *
 * @throws RangeError if `day` is not a calendar day.
 */
export function riyadhMidnight(day: CalendarDay): Date {
  return new Date(midnight(day) - RIYADH_OFFSET_MS);
}

/** @throws RangeError if `day` is not a calendar day. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(midnight(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one day to the other; negative if `to` is earlier. @throws RangeError unless both are days. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (midnight(to) - midnight(from)) / DAY_MS;
}

/**
 * The given day of the month that is `months` after the month of `day`; its last day if the month is
 * shorter.
 *
 * @param dayOfMonth from 1 to 31.
 * @throws RangeError if `day` is not a calendar day.
 */
export function dayInMonth(day: CalendarDay, months: number, dayOfMonth: number): CalendarDay {
  const from = new Date(midnight(day));
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const found = new Date(Date.UTC(year, month, Math.min(dayOfMonth, last)));
  return found.toISOString().slice(0, 10);
}

/**
 * The first and the last day of a month.
 *
 * @param month `YYYY-MM`.
 * @throws RangeError if it is not a month.
 */
export function monthDays(month: string): [first: CalendarDay, last: CalendarDay] {
  const first = `${month}-01`;
  const nextMonth = `${addDays(first, 31).slice(0, 7)}-01`;
  return [first, addDays(nextMonth, -1)];
}

/** @throws RangeError if `day` is not a calendar day. */
export function weekdayOf(day: CalendarDay): Weekday {
  const weekday = WEEKDAYS[new Date(midnight(day)).getUTCDay()];
  ensure(weekday !== undefined, `${day} is not a calendar day`);
  return weekday;
}

function midnight(day: CalendarDay): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  // Date.parse rolls 30 February over into March.
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  ensure(isReal, `${day} is not a calendar day`);
  return time;
}
