/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { BasisPoints } from './basis-points.ts';
import type { Money } from './money.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { WeightGrams } from './weight-grams.ts';

/**
 * The price as charged, with its components.
 */
export interface ShipmentCharge {
  chargeable_weight: WeightGrams;
  base_fee: Money;
  weight_fee: Money;
  cod_fee: Money;
  remote_area_fee: Money;
  subtotal: Money;
  vat_rate: BasisPoints;
  vat: Money;
  total_fee: Money;
  return_price: Money;
  /** Amount refunded to the balance. */
  refunded: Money;
  /** Paid back to the balance by the account's plan, as far as no refund took it back. */
  cash_back?: PositiveMoney;
  /** The refund as it was charged again, because the courier delivered the parcel although the shipment was cancelled or had failed. The status stays as it was; the delivery is in the tracking history. */
  recharged?: PositiveMoney;
  /** The same amount while the balance is too low; it is charged as soon as the balance allows. */
  delivery_owed?: PositiveMoney;
  /** The return price, including VAT, while the balance is too low to charge it; it is charged as soon as the balance allows. */
  return_owed?: PositiveMoney;
}
