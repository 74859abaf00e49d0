import type { PaidTier } from '../../domain/plan-change.ts';
import type { PlanPeriod } from '../../domain/plan-period.ts';
import { hundredths, oneOf } from '../operator-files/cells.ts';
import type { Sheet } from '../operator-files/sheet.ts';

/** A row of a file of plans. */
export interface Values {
  plan: PaidTier;
  period: PlanPeriod;
  /** Halalas with VAT. */
  price: number;
}

const KEYS = ['plan', 'period'] as const;

export const PLAN_SHEET: Sheet<Values> = {
  columns: {
    plan: oneOf(['intermediate', 'advanced']),
    period: oneOf(['monthly', 'yearly']),
    price: hundredths('riyals with VAT', 100, 100_000_000),
  },
  keys: KEYS,
  each: 'plan and period',
  depthOf: () => KEYS.length,
  optional: [],
};
