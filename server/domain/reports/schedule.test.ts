import { expect, it } from 'vitest';
import { dayOfNext, lastPeriod } from './schedule.ts';

it.each([
  // 2026-11-29 is a Sunday.
  ['day', '2026-11-29', '2026-11-28', '2026-11-29'],
  ['day', '2026-03-01', '2026-02-28', '2026-03-01'],
  ['week', '2026-11-29', '2026-11-22', '2026-11-29'],
  ['week', '2026-11-28', '2026-11-15', '2026-11-22'],
  ['week', '2026-12-05', '2026-11-22', '2026-11-29'],
  ['month', '2026-11-30', '2026-10-01', '2026-11-01'],
  ['month', '2026-12-01', '2026-11-01', '2026-12-01'],
  ['month', '2027-01-15', '2026-12-01', '2027-01-01'],
] as const)('of each %s, on %s the period from %s to %s is over', (frequency, today, from, to) => {
  expect(lastPeriod(frequency, today)).toEqual({ from, to });
});

it.each([
  ['day', '2026-11-27', '2026-11-29'],
  ['week', '2026-11-15', '2026-11-29'],
  ['month', '2026-10-01', '2026-12-01'],
] as const)('after the %s from %s, the next is sent on %s', (frequency, from, next) => {
  expect(dayOfNext(frequency, from)).toBe(next);
});
