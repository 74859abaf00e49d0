/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { BasisPoints } from './basis-points.ts';
import type { Money } from './money.ts';

/**
 * Terms of cash on delivery.
 */
export interface CashOnDeliveryTerms {
  /** Fee for each shipment, excluding VAT. */
  flat_fee: Money;
  /** Share of the collected amount, in basis points, added to the flat fee. */
  rate: BasisPoints;
  /** Maximum amount that the courier collects. */
  cap: Money;
}
