import { describe, expect, it } from 'vitest';
import { type PaidPlan, planChange, type PlanChoice, totalToday } from './plan-change.ts';

const MONTH: PaidPlan = {
  ...{ tier: 'intermediate', period: 'monthly', subtotal: 12_957, vat: 1_943 },
  ...{ startsOn: '2026-11-10', endsOn: '2026-12-10', anchorDay: 10 },
};
const YEAR: PaidPlan = {
  ...{ tier: 'advanced', period: 'yearly', subtotal: 346_957, vat: 52_043 },
  ...{ startsOn: '2026-03-31', endsOn: '2027-03-31', anchorDay: 31 },
};
const TODAY = '2026-11-24';

const plan = (tier: 'intermediate' | 'advanced', period: 'monthly' | 'yearly') => ({
  tier,
  period,
});
const BASIC = { tier: 'basic' } as const;

describe('a change takes effect', () => {
  const cases: [string, PaidPlan | null, PlanChoice, string, string][] = [
    ['at once from the free plan', null, plan('intermediate', 'monthly'), 'now', TODAY],
    ['at once to a higher tier', MONTH, plan('advanced', 'monthly'), 'now', TODAY],
    ['at once to a longer period', MONTH, plan('intermediate', 'yearly'), 'now', TODAY],
    ['later to a shorter period', YEAR, plan('advanced', 'monthly'), 'period_end', '2027-03-31'],
    ['later to a lower tier', YEAR, plan('intermediate', 'yearly'), 'period_end', '2027-03-31'],
    ['later if it is a cancellation', MONTH, BASIC, 'period_end', '2026-12-10'],
  ];
  it.each(cases)('%s', (_, paid, choice, takesEffect, startsOn) => {
    expect(planChange(paid, choice, 100, TODAY)).toMatchObject({ takesEffect, startsOn });
  });

  it('at once when the period is over, with nothing to credit', () => {
    const late = '2026-12-12';
    const lower = planChange(MONTH, BASIC, null, late);
    expect(lower).toMatchObject({ takesEffect: 'now', charge: null, credit: null });
    const other = planChange(MONTH, plan('advanced', 'monthly'), 39_900, late);
    expect(other).toMatchObject({ startsOn: late, endsOn: '2027-01-12', credit: null });
  });

  it('from the end of the unpaid period, if the same plan is paid in the days of grace', () => {
    const same = planChange(MONTH, plan('intermediate', 'monthly'), 14_900, '2026-12-12');
    expect(same).toMatchObject({ startsOn: '2026-12-10', endsOn: '2027-01-10', anchorDay: 10 });
  });
});

describe('a change', () => {
  it('costs the new period less the unused days', () => {
    const change = planChange(MONTH, plan('advanced', 'monthly'), 39_900, TODAY);
    if (typeof change === 'string') throw new Error(change);
    expect(change.endsOn).toBe('2026-12-24');
    expect(totalToday(change)).toBe(31_954);
  });

  it('gives money back if the unused days are worth more', () => {
    const year: PaidPlan = { ...MONTH, period: 'yearly', endsOn: '2027-11-10', subtotal: 129_565 };
    const change = planChange(year, plan('advanced', 'monthly'), 39_900, TODAY);
    if (typeof change === 'string') throw new Error(change);
    expect(totalToday(change)).toBeLessThan(-80_000);
  });

  it('later says what will be charged then, and today costs nothing', () => {
    const change = planChange(YEAR, plan('intermediate', 'monthly'), 14_900, TODAY);
    expect(change).toMatchObject({ chargeLater: 14_900, endsOn: '2027-04-30', charge: null });
  });

  it('is refused to the plan that the account has, and to one that is not offered', () => {
    expect(planChange(null, BASIC, null, TODAY)).toBe('already_on_plan');
    expect(planChange(MONTH, plan('intermediate', 'monthly'), 1, TODAY)).toBe('already_on_plan');
    expect(planChange(null, plan('advanced', 'yearly'), null, TODAY)).toBe('plan_unavailable');
    expect(planChange(YEAR, plan('intermediate', 'monthly'), null, TODAY)).toBe('plan_unavailable');
  });
});
