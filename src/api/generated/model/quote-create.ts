/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierId } from './courier-id.ts';
import type { LengthMillimetres } from './length-millimetres.ts';
import type { PaymentType } from './payment-type.ts';
import type { Pieces } from './pieces.ts';
import type { Place } from './place.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { ShipmentType } from './shipment-type.ts';
import type { ShippingMethod } from './shipping-method.ts';
import type { WeightGrams } from './weight-grams.ts';

/**
 * Two places and a weight are enough; the other fields make the price more exact.
 */
export interface QuoteCreate {
  origin: Place;
  destination: Place;
  /** Total weight of all pieces, in grams. */
  weight: WeightGrams;
  /** Length of one piece, in millimetres. Give length, width and height together or not at all; creating a shipment requires a quote that has them. */
  length?: LengthMillimetres;
  width?: LengthMillimetres;
  height?: LengthMillimetres;
  /** One by default. */
  pieces?: Pieces;
  /** Undecided if absent; creating a shipment requires a quote that has it. */
  shipment_type?: ShipmentType;
  /** Undecided if absent; creating a shipment requires a quote that has it. */
  shipping_method?: ShippingMethod;
  /** Prepaid by default. */
  payment_type?: PaymentType;
  /** Required with cash on delivery, refused otherwise. */
  amount_to_collect?: PositiveMoney;
  /**
     * Price the parcel with these couriers only, to compare them. Couriers that are unknown or have left are ignored.
     * @minItems 1
     * @maxItems 4
     */
  couriers?: CourierId[];
}
