/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { BasisPoints } from './basis-points.ts';
import type { Money } from './money.ts';
import type { PositiveMoney } from './positive-money.ts';

/**
 * The invoice for a new period.
 */
export interface PlanCharge {
  /** Amount excluding VAT. */
  subtotal: Money;
  /** VAT rate in basis points. */
  vat_rate: BasisPoints;
  /** VAT on the subtotal. */
  vat: Money;
  /** Amount including VAT. */
  total: PositiveMoney;
}
