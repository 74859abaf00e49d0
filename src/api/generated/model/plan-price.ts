/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { BasisPoints } from './basis-points.ts';
import type { Money } from './money.ts';
import type { PlanPeriod } from './plan-period.ts';
import type { PositiveMoney } from './positive-money.ts';

/**
 * What one period of a plan costs.
 */
export interface PlanPrice {
  period: PlanPeriod;
  /** Amount charged, including VAT. */
  price: PositiveMoney;
  /** The price excluding VAT. */
  subtotal: Money;
  vat_rate: BasisPoints;
  vat: Money;
}
