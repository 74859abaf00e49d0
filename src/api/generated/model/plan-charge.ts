/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { BasisPoints } from './basis-points.ts';
import type { Money } from './money.ts';
import type { PositiveMoney } from './positive-money.ts';

/**
 * The invoice of a new period.
 */
export interface PlanCharge {
  subtotal: Money;
  vat_rate: BasisPoints;
  vat: Money;
  total: PositiveMoney;
}
