/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { TimeOfDay } from './time-of-day.ts';
import type { Weekday } from './weekday.ts';

/**
 * Open from `opens` until `closes`, which is the first minute that is closed. If `closes` is not after `opens`, it is on the next day; if they are the same, the place is open all day.
 */
export interface OpeningPeriod {
  day: Weekday;
  opens: TimeOfDay;
  closes: TimeOfDay;
}
