import { expect, it } from 'vitest';
import type { Plan } from '../../api/generated/model/plan.ts';
import { changeOf, dayBefore, savingOf } from './plan-change.ts';

const monthly = { tier: 'intermediate', period: 'monthly', status: 'active' } as const;

it.each([
  [{ tier: 'basic' }, 'cancel'],
  [{ tier: 'intermediate', period: 'monthly' }, null],
  [{ tier: 'intermediate', period: 'yearly' }, 'yearly'],
  [{ tier: 'advanced', period: 'monthly' }, 'upgrade'],
] as const)('from a monthly plan, %j is %s', (choice, kind) => {
  expect(changeOf(monthly, choice)).toBe(kind);
});

it.each([
  [{ tier: 'advanced', period: 'yearly' }, { tier: 'advanced', period: 'monthly' }, 'monthly'],
  [{ tier: 'advanced', period: 'yearly' }, { tier: 'intermediate', period: 'yearly' }, 'downgrade'],
  [{ tier: 'basic' }, { tier: 'basic' }, null],
  [{ tier: 'basic' }, { tier: 'intermediate', period: 'yearly' }, 'upgrade'],
] as const)('from %j, %j is %s', (current, choice, kind) => {
  expect(changeOf({ ...current, status: 'active' }, choice)).toBe(kind);
});

it('the plan whose renewal failed can be paid', () => {
  const unpaid = { ...monthly, status: 'grace' } as const;
  expect(changeOf(unpaid, { tier: 'intermediate', period: 'monthly' })).toBe('renew');
});

it('a year saves what it costs less than twelve months', () => {
  const price = (period: 'monthly' | 'yearly', amount: number) => {
    const money = { amount, currency: 'SAR' } as const;
    return { period, price: money, subtotal: money, vat: money, vat_rate: 1500 };
  };
  const plan = (month: number, year: number): Plan => ({
    tier: 'intermediate',
    prices: [price('monthly', month), price('yearly', year)],
    limits: [],
  });
  expect(savingOf(plan(14_900, 149_000))).toEqual({
    amount: { amount: 29_800, currency: 'SAR' },
    share: 1 / 6,
  });
  expect(savingOf(plan(14_900, 178_800))).toBeNull();
  expect(savingOf({ ...plan(1, 1), prices: [price('yearly', 149_000)] })).toBeNull();
});

it('the day before the first of a month is the last of the one before', () => {
  expect(dayBefore('2028-03-01')).toBe('2028-02-29');
  expect(dayBefore('2027-01-01')).toBe('2026-12-31');
});
