import fc from 'fast-check';
import { riyadhMidnight } from '../calendar.ts';
import type { PlanChoice } from '../plan-change.ts';

/** Every plan that an account can ask for. */
export const PLAN_CHOICES: readonly PlanChoice[] = [
  { tier: 'basic' },
  ...(['intermediate', 'advanced'] as const).flatMap((tier) =>
    (['monthly', 'yearly'] as const).map((period) => ({ tier, period })),
  ),
];

/** Just before and after midnight in Riyadh, around 29 February and at the end of months. */
export const beginnings = fc
  .tuple(
    fc.constantFrom('2028-02-28', '2028-02-29', '2027-01-31', '2026-12-31', '2026-11-24'),
    fc.integer({ min: -2, max: 2 }),
  )
  .map(([day, seconds]) => riyadhMidnight(day).getTime() + seconds * 1_000);
