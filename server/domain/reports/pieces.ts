import { addDays, type CalendarDay, dayInMonth } from '../calendar.ts';

/** Lengths of time that have sums of their own, longest first. */
const GRAINS = [
  { grain: 'year', months: 12 },
  { grain: 'quarter', months: 3 },
  { grain: 'month', months: 1 },
] as const;

export type Grain = (typeof GRAINS)[number]['grain'] | 'day';

/** Days from `from`, excluding `to`. */
export interface Period {
  from: CalendarDay;
  to: CalendarDay;
}

/** A part of a period that is a whole number of times of one length. */
export interface Piece extends Period {
  grain: Grain;
}

/**
 * Divides a period into as few times as possible that have sums of their own.
 *
 * @param summedUntil before this first day of a month, months, quarters and years have sums; from then
 *   on only days have.
 * @param longest no longer times are used.
 */
export function piecesOf(
  { from, to }: Period,
  summedUntil: CalendarDay,
  longest: 'year' | 'month' = 'year',
): Piece[] {
  const grains = longest === 'month' ? GRAINS.slice(-1) : GRAINS;
  const pieces: Piece[] = [];
  for (let day = from; day < to;) {
    const end = (months: number) => dayInMonth(day, months, 1);
    const whole = grains.find(
      ({ months }) => begins(day, months) && end(months) <= to && end(months) <= summedUntil,
    );
    const next = whole ? end(whole.months) : addDays(day, 1);
    const last = pieces.at(-1);
    const grain = whole?.grain ?? 'day';
    if (last?.grain === grain) last.to = next;
    else pieces.push({ grain, from: day, to: next });
    day = next;
  }
  return pieces;
}

function begins(day: CalendarDay, months: number): boolean {
  return day.endsWith('-01') && (Number(day.slice(5, 7)) - 1) % months === 0;
}
