import { describe, expect, it } from 'vitest';
import { todayInRiyadh } from '../../../ui/text/today.ts';
import {
  addDays,
  countDays,
  daysOf,
  isDay,
  monthAfter,
  problemOf,
  type PeriodName,
} from './days.ts';

/** A Saturday in the second month of a quarter. */
const today = '2026-11-21';

it.each<[PeriodName, string, string]>([
  ['last7', '2026-11-15', today],
  ['last30', '2026-10-23', today],
  ['this_week', '2026-11-15', today],
  ['this_month', '2026-11-01', today],
  ['last_month', '2026-10-01', '2026-10-31'],
  ['this_quarter', '2026-10-01', today],
  ['last_quarter', '2026-07-01', '2026-09-30'],
  ['this_year', '2026-01-01', today],
  ['last12', '2025-12-01', today],
])('%s is from %s to %s', (period, from, last) => {
  expect(daysOf(period, today)).toEqual({ from, last });
});

it('a week begins on Sunday, in the month and year before if need be', () => {
  expect(daysOf('this_week', '2026-11-22').from).toBe('2026-11-22');
  expect(daysOf('this_week', '2027-01-02').from).toBe('2026-12-27');
});

it('periods before the first month of a year are in the year before', () => {
  expect(daysOf('last_month', '2026-01-31')).toEqual({ from: '2025-12-01', last: '2025-12-31' });
  expect(daysOf('last_quarter', '2026-03-31')).toEqual({ from: '2025-10-01', last: '2025-12-31' });
  expect(daysOf('last12', '2026-12-05').from).toBe('2026-01-01');
});

it('a day begins at 00:00 in Riyadh, which is 21:00 UTC', () => {
  expect(todayInRiyadh(new Date('2026-11-20T20:59:59Z'))).toBe('2026-11-20');
  expect(todayInRiyadh(new Date('2026-11-20T21:00:00Z'))).toBe('2026-11-21');
});

it('days are counted with both ends, over leap days', () => {
  expect(countDays({ from: '2028-02-28', last: '2028-03-01' })).toBe(3);
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(monthAfter('2026-12-15')).toBe('2027-01-01');
});

describe('days of one’s own', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '1999-01-01', '', '٢٠٢٦-٠١-٠١'])(
    '%j is no day',
    (written) => {
      expect(isDay(written)).toBe(false);
    },
  );

  it.each([
    [{ from: '2026-10-31', last: '2026-10-31' }, undefined],
    [{ from: '2026-10-31', last: '2026-10-30' }, 'reversed'],
    [{ from: '2023-11-01', last: '2026-10-31' }, undefined],
    [{ from: '2023-11-01', last: '2026-11-01' }, 'tooLong'],
    [{ from: '2024-02-29', last: '2027-02-28' }, undefined],
    [{ from: '2024-02-29', last: '2027-03-01' }, 'tooLong'],
  ])('the problem of %j is %s', (days, problem) => {
    expect(problemOf(days)).toBe(problem);
  });
});
