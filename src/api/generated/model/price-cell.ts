/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Money } from './money.ts';
import type { WeightGrams } from './weight-grams.ts';

/**
 * The price of one parcel of this weight, without cash on delivery.
 */
export interface PriceCell {
  weight: WeightGrams;
  /** Excluding VAT. */
  subtotal: Money;
  vat: Money;
  /** Including VAT. */
  total_fee: Money;
}
