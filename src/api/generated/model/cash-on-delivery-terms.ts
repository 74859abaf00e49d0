/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { BasisPoints } from './basis-points.ts';
import type { Money } from './money.ts';

export interface CashOnDeliveryTerms {
  flat_fee: Money;
  /** Share of the collected amount, on top of the flat fee. */
  rate: BasisPoints;
  /** The largest amount the courier collects. */
  cap: Money;
}
