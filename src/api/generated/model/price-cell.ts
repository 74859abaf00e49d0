/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Money } from './money.ts';
import type { WeightGrams } from './weight-grams.ts';

/**
 * Price of one parcel of this weight, without cash on delivery.
 */
export interface PriceCell {
  /** Weight of the parcel, in grams. */
  weight: WeightGrams;
  /** Price excluding VAT. */
  subtotal: Money;
  /** VAT on the subtotal. */
  vat: Money;
  /** Price including VAT. */
  total_fee: Money;
}
