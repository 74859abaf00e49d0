/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { BasisPoints } from './basis-points.ts';
import type { Money } from './money.ts';
import type { PlanPeriod } from './plan-period.ts';
import type { PositiveMoney } from './positive-money.ts';

/**
 * Price of one period of a plan.
 */
export interface PlanPrice {
  period: PlanPeriod;
  /** Amount charged, including VAT. */
  price: PositiveMoney;
  /** The price excluding VAT. */
  subtotal: Money;
  /** VAT rate in basis points. */
  vat_rate: BasisPoints;
  /** VAT on the subtotal. */
  vat: Money;
}
