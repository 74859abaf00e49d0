/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { BasisPoints } from './basis-points.ts';
import type { DayCount } from './day-count.ts';
import type { Money } from './money.ts';

/**
 * The credit note for the unused days of the paid period: from today to its end. Its parts are those of the invoice by days, rounded down, so that credits never exceed what was paid.
 */
export interface PlanCredit {
  subtotal: Money;
  vat_rate: BasisPoints;
  vat: Money;
  total: Money;
  unused_days: DayCount;
  /** Days of the paid period. */
  days: DayCount;
}
