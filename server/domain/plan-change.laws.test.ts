import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { itForAll } from '../../common/testing/it-for-all.ts';
import { addDays, daysBetween, riyadhDay } from './calendar.ts';
import {
  type PaidPlan,
  type PlanChange,
  planChange,
  type PlanChoice,
  renewedPlan,
  totalToday,
} from './plan-change.ts';
import { beginnings, PLAN_CHOICES } from './testing/plan-questions.ts';

/** A step: some time passes, to the second, and the customer asks for a plan at some price. */
const steps = fc.array(
  fc.record({
    seconds: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 0, max: 2 * 86_400 }),
      fc.integer({ min: 0, max: 400 * 86_400 }),
    ),
    choice: fc.constantFrom(...PLAN_CHOICES),
    price: fc.oneof(fc.constantFrom(14_900, 39_900, 149_000), fc.integer({ min: 1, max: 1e8 })),
  }),
  { minLength: 1, maxLength: 12 },
);

interface Step {
  seconds: number;
  choice: PlanChoice;
  price: number;
}

interface Invoice {
  total: number;
  credited: number;
}

/** An account whose balance always suffices: what it paid, and what was given back. */
function simulate(from: number, asked: readonly Step[]) {
  let paid: PaidPlan | null = null;
  let time = from;
  const invoices: Invoice[] = [];
  const changes: { before: PaidPlan | null; change: PlanChange; today: string }[] = [];
  for (const { seconds, choice, price } of asked) {
    time += seconds * 1_000;
    const today = riyadhDay(new Date(time));
    while (paid !== null && paid.endsOn <= today) {
      paid = renewedPlan(paid, paid, price);
      invoices.push({ total: paid.subtotal + paid.vat, credited: 0 });
    }
    const change = planChange(paid, choice, choice.tier === 'basic' ? null : price, today);
    if (typeof change === 'string') continue;
    changes.push({ before: paid, change, today });
    if (change.takesEffect === 'period_end') continue;
    const open = invoices.at(-1);
    if (change.credit && open) open.credited += change.credit.subtotal + change.credit.vat;
    if (change.charge && change.endsOn !== null && change.choice.tier !== 'basic') {
      const { choice: plan, startsOn, endsOn, anchorDay, charge } = change;
      paid = { ...plan, ...charge, startsOn, endsOn, anchorDay };
      invoices.push({ total: charge.subtotal + charge.vat, credited: 0 });
    } else paid = null;
  }
  return { invoices, changes };
}

describe('any sequence of changes', () => {
  itForAll(
    'credits each invoice at most once and with no more than it took',
    [beginnings, steps],
    (from, asked) => {
      for (const { total, credited } of simulate(from, asked).invoices) {
        expect(credited).toBeGreaterThanOrEqual(0);
        expect(credited).toBeLessThanOrEqual(total);
      }
    },
    1_000,
  );

  itForAll(
    'credits the days that are left, counted one by one, and begins a whole period today',
    [beginnings, steps],
    (from, asked) => {
      for (const { before, change, today } of simulate(from, asked).changes) {
        const { credit, charge, startsOn, endsOn, takesEffect } = change;
        if (takesEffect === 'period_end') {
          expect([startsOn, totalToday(change)]).toEqual([before?.endsOn, 0]);
          continue;
        }
        expect(startsOn).toBe(today);
        if (endsOn !== null) {
          const length = daysBetween(startsOn, endsOn);
          const range = length > 31 ? [365, 366] : [28, 31];
          expect(length).toBeGreaterThanOrEqual(range[0] ?? 0);
          expect(length).toBeLessThanOrEqual(range[1] ?? 0);
        }
        if (!before || !credit) {
          expect(totalToday(change)).toBe(charge ? charge.subtotal + charge.vat : 0);
          continue;
        }
        let left = 0;
        for (let day = today; day < before.endsOn; day = addDays(day, 1)) left += 1;
        expect(credit.unusedDays).toBe(left);
        const exact = (before.subtotal * left) / daysBetween(before.startsOn, before.endsOn);
        expect(exact - credit.subtotal).toBeGreaterThanOrEqual(0);
        expect(exact - credit.subtotal).toBeLessThan(1);
      }
    },
    1_000,
  );

  itForAll(
    'costs nothing to take back on the day it was bought',
    [beginnings, fc.integer({ min: 1, max: 1e8 }), fc.integer({ min: 1, max: 1e8 })],
    (from, small, large) => {
      const today = riyadhDay(new Date(from));
      const first = planChange(null, { tier: 'intermediate', period: 'monthly' }, small, today);
      if (typeof first === 'string' || !first.charge || first.endsOn === null)
        throw new Error(today);
      const { startsOn, endsOn, anchorDay, charge } = first;
      const paid: PaidPlan = {
        ...{ tier: 'intermediate', period: 'monthly' },
        ...{ startsOn, endsOn, anchorDay, ...charge },
      };
      const second = planChange(paid, { tier: 'advanced', period: 'monthly' }, large, today);
      if (typeof second === 'string') throw new Error(second);
      const given = charge.subtotal === 0 ? 0 : small;
      expect(totalToday(second)).toBe(large - given);
    },
  );
});
