/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { BasisPoints } from './basis-points.ts';
import type { Money } from './money.ts';

export interface CashOnDeliveryTerms {
  flat_fee: Money;
  /** Share of the collected amount, added to the flat fee. */
  rate: BasisPoints;
  /** Maximum amount that the courier collects. */
  cap: Money;
}
