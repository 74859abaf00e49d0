import { describe, expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { creditByDay, dayOfMonth, periodFrom, type PlanPeriod } from './plan-period.ts';
import { splitPrice } from './vat.ts';

/** The first days of the periods that follow a payment. */
function starts(first: string, period: PlanPeriod, count: number): string[] {
  const days = [first];
  for (let at = 1; at < count; at += 1) {
    days.push(periodFrom(days.at(-1) ?? first, period, dayOfMonth(first)).endsOn);
  }
  return days;
}

describe('a period', () => {
  it('ends on the same day of the next month, or on its last day', () => {
    expect(starts('2027-01-31', 'monthly', 5)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ]);
    expect(starts('2027-12-30', 'monthly', 3)).toEqual(['2027-12-30', '2028-01-30', '2028-02-29']);
  });

  it('of a year that begins on 29 February returns to it', () => {
    expect(starts('2028-02-29', 'yearly', 5)).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
  });
});

describe('a credit', () => {
  const days = { startsOn: '2026-11-10', endsOn: '2026-12-10' };
  const paid = { ...days, ...splitPrice(14_900, 1_500) };

  it('splits a price with VAT to the halala', () => {
    expect(splitPrice(14_900, 1_500)).toEqual({ subtotal: 12_957, vat: 1_943 });
    expect(splitPrice(399_000, 1_500)).toEqual({ subtotal: 346_957, vat: 52_043 });
    expect(splitPrice(115, 1_500)).toEqual({ subtotal: 100, vat: 15 });
  });

  it('is for the days from today on, each part rounded down', () => {
    const credit = { subtotal: 6_910, vat: 1_036, unusedDays: 16, days: 30 };
    expect(creditByDay(paid, '2026-11-24')).toEqual(credit);
    expect(creditByDay(paid, '2026-12-09')).toMatchObject({
      unusedDays: 1,
      subtotal: 431,
      vat: 64,
    });
  });

  it('is everything on the first day, and before it, and nothing from the last on', () => {
    const all = { subtotal: 12_957, vat: 1_943, unusedDays: 30, days: 30 };
    expect(creditByDay(paid, '2026-11-10')).toEqual(all);
    expect(creditByDay(paid, '2026-11-09')).toEqual(all);
    for (const late of [0, 1, 400])
      expect(creditByDay(paid, addDays(paid.endsOn, late))).toBeNull();
  });
});
