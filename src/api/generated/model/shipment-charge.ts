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
  /** The larger of the actual weight and the volumetric weight of all pieces, in grams. */
  chargeable_weight: WeightGrams;
  /** Fee for the base weight, excluding VAT. */
  base_fee: Money;
  /** Fee for the weight above 10 kg or the base weight, excluding VAT. */
  weight_fee: Money;
  /** Fee for cash on delivery, excluding VAT; zero if the goods are prepaid. */
  cod_fee: Money;
  /** Surcharge for a remote area, excluding VAT; zero if neither end is remote. */
  remote_area_fee: Money;
  /** Sum of the four fees, excluding VAT. */
  subtotal: Money;
  /** VAT rate in basis points: 1500 for domestic carriage, 0 if one end is abroad. */
  vat_rate: BasisPoints;
  /** VAT on the subtotal. */
  vat: Money;
  /** Amount charged to the balance, including VAT. */
  total_fee: Money;
  /** Amount charged if the parcel is returned to its sender, including VAT. */
  return_price: Money;
  /** Amount refunded to the balance, including VAT; zero if nothing was. */
  refunded: Money;
  /** Amount that the account's plan paid back to the balance, less what a refund took back. Absent if there is none. */
  cash_back?: PositiveMoney;
  /** The refund that was charged again, because the courier delivered the parcel although the shipment was cancelled or had failed. The status does not change; the delivery appears in the tracking history. */
  recharged?: PositiveMoney;
  /** The amount to be charged again while the balance is too low for it; it is charged as soon as the balance allows. */
  delivery_owed?: PositiveMoney;
  /** The return price, including VAT, while the balance is too low for it; it is charged as soon as the balance allows. */
  return_owed?: PositiveMoney;
}
