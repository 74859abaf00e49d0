/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { BasisPoints } from './basis-points.ts';
import type { DayCount } from './day-count.ts';
import type { Money } from './money.ts';

/**
 * The credit note for the unused days of the paid period, from today to its end. Its amounts are those of the invoice in proportion to the days, rounded down, so that credits never exceed what was paid.
 */
export interface PlanCredit {
  /** Amount excluding VAT. */
  subtotal: Money;
  /** VAT rate in basis points. */
  vat_rate: BasisPoints;
  /** VAT on the subtotal. */
  vat: Money;
  /** Amount including VAT. */
  total: Money;
  /** Days of the paid period that are left, including today. */
  unused_days: DayCount;
  /** Days of the whole paid period. */
  days: DayCount;
}
