/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { TimeOfDay } from './time-of-day.ts';
import type { Weekday } from './weekday.ts';

/**
 * Open from `opens` until just before `closes`. If `closes` is not later than `opens`, it is on the next day; if they are the same, the place is open all day.
 */
export interface OpeningPeriod {
  /** Day on which the period begins. */
  day: Weekday;
  /** When the place opens. */
  opens: TimeOfDay;
  /** When the place closes. */
  closes: TimeOfDay;
}
