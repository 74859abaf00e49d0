import { describe, expect, it } from 'vitest';
import { areNewestFirst, isNotAfter } from './instants.ts';
import { same } from './rule.ts';

describe('times', () => {
  const inOrder = [
    '2026-11-30T09:00:00Z',
    '2026-11-30T09:00:00.5Z',
    '2026-11-30T09:00:00.512Z',
    '2026-11-30T09:00:01.000000Z',
  ];

  it.each(inOrder.slice(1).map((time, before) => [inOrder[before] ?? '', time]))(
    'has %s before %s, whatever their digits',
    (earlier, later) => {
      expect([isNotAfter(earlier, later), isNotAfter(later, earlier)]).toEqual([true, false]);
    },
  );

  it('may be the same moment with other digits', () => {
    expect(isNotAfter('2026-11-30T09:00:00.000Z', '2026-11-30T09:00:00Z')).toBe(true);
  });

  it('compares a day with the day of a time', () => {
    expect(isNotAfter('2026-11-30T23:00:00Z', '2026-11-30')).toBe(true);
    expect(isNotAfter('2026-12-01', '2026-11-30T23:00:00Z')).toBe(false);
  });

  it('may be newest first', () => {
    expect(areNewestFirst(inOrder.toReversed())).toBe(true);
    expect(areNewestFirst(inOrder)).toBe(false);
  });
});

describe('values', () => {
  it('are the same in any order of their members', () => {
    expect(
      same('an amount', { amount: 1, currency: 'SAR' }, { currency: 'SAR', amount: 1 }),
    ).toEqual([]);
    expect(same('an amount', { amount: 1 }, { amount: 2 })).toHaveLength(1);
  });
});
