/** Days of the calendar in Riyadh, as `2026-11-21`; both are included. */
export interface Days {
  from: string;
  last: string;
}

/** Periods with a name, in the order of the menu. All of them end today at the latest. */
export const periods = [
  'last7',
  'last30',
  'this_week',
  'this_month',
  'last_month',
  'this_quarter',
  'last_quarter',
  'this_year',
  'last12',
] as const;
export type PeriodName = (typeof periods)[number];

const millisecondsPerDay = 24 * 60 * 60 * 1000;
/** The longest period that the contract allows. */
const longestYears = 3;

const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`);
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Whether a text is a day of the calendar, from 2000 to 2099. */
export function isDay(written: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(written)) return false;
  const time = toTime(written);
  return !Number.isNaN(time) && toDay(time) === written;
}

/** The day so many days later, or earlier if negative. */
export function addDays(day: string, days: number): string {
  return toDay(toTime(day) + days * millisecondsPerDay);
}

/** How many days there are, both ends included. */
export function countDays({ from, last }: Days): number {
  return (toTime(last) - toTime(from)) / millisecondsPerDay + 1;
}

/** The first day of the month that is so many months later. */
function monthStart(day: string, months = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return toDay(Date.UTC(year, month - 1 + months, 1));
}

function quarterStart(day: string, quarters = 0): string {
  const monthsIn = (Number(day.slice(5, 7)) - 1) % 3;
  return monthStart(day, 3 * quarters - monthsIn);
}

/** The days of a period. Weeks begin on Sunday. */
export function daysOf(period: PeriodName, today: string): Days {
  const until = (from: string) => ({ from, last: today });
  switch (period) {
    case 'last7':
      return until(addDays(today, -6));
    case 'last30':
      return until(addDays(today, -29));
    case 'this_week':
      return until(addDays(today, -new Date(toTime(today)).getUTCDay()));
    case 'this_month':
      return until(monthStart(today));
    case 'last_month':
      return { from: monthStart(today, -1), last: addDays(monthStart(today), -1) };
    case 'this_quarter':
      return until(quarterStart(today));
    case 'last_quarter':
      return { from: quarterStart(today, -1), last: addDays(quarterStart(today), -1) };
    case 'this_year':
      return until(`${today.slice(0, 4)}-01-01`);
    case 'last12':
      return until(monthStart(today, -11));
  }
}

/** Why there is no report of these days; undefined if there is. */
export function problemOf({ from, last }: Days): 'reversed' | 'tooLong' | undefined {
  if (last < from) return 'reversed';
  const year = Number(from.slice(0, 4)) + longestYears;
  // The end is the day after the last one. 29 February has no counterpart, so 1 March takes its place.
  const latest = toDay(Date.UTC(year, Number(from.slice(5, 7)) - 1, Number(from.slice(8))));
  return addDays(last, 1) > latest ? 'tooLong' : undefined;
}

/** The first day of the month after that of a day. */
export function monthAfter(day: string): string {
  return monthStart(day, 1);
}
