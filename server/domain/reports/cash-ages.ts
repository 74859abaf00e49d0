import { addDays, riyadhDay } from '../calendar.ts';
import type { Period } from './pieces.ts';

/** The age of cash that is due, in days since it was collected. */
export const CASH_AGES = ['0-7', '8-14', '15-30', 'over-30'] as const;
export type CashAge = (typeof CASH_AGES)[number];

const DAYS: Record<CashAge, [newest: number, oldest: number]> = {
  '0-7': [-2, 7],
  '8-14': [7, 14],
  '15-30': [14, 30],
  'over-30': [30, Infinity],
};

/** Before everything. */
export const FIRST_DAY = '2000-01-01';

/** The days on which cash was collected that is due now, of one age or of all. */
export function daysOfCash(now: Date, age?: CashAge): Period {
  const [newest, oldest] = age ? DAYS[age] : [-2, Infinity];
  const ago = (days: number) =>
    Number.isFinite(days) ? addDays(riyadhDay(now), -days) : FIRST_DAY;
  return { from: ago(oldest), to: ago(newest) };
}
