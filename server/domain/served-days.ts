import { type Weekday, WEEKDAYS } from './rate-card.ts';

/** Days of the week as bits of one number, 1 to 127 if there are any: bit 0 is Sunday. */
export function servedDaysBits(servedDays: readonly Weekday[]): number {
  return servedDays.reduce((bits, day) => bits | (1 << WEEKDAYS.indexOf(day)), 0);
}

/** @param weekday 0 is Sunday, as with `Date.getUTCDay()`. */
export function isServed(bits: number, weekday: number): boolean {
  return ((bits >> weekday) & 1) === 1;
}
