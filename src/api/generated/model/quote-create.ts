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
 * A parcel to price. Two places and a weight are enough; the other fields make the price more exact.
 */
export interface QuoteCreate {
  /** Where the parcel is sent from. */
  origin: Place;
  /** Where the parcel is sent to. */
  destination: Place;
  /** Total weight of all pieces, in grams. */
  weight: WeightGrams;
  /** Length of one piece, in millimetres. Give length, width and height together or not at all; creating a shipment requires a quote that has them. */
  length?: LengthMillimetres;
  /** Width of one piece, in millimetres. */
  width?: LengthMillimetres;
  /** Height of one piece, in millimetres. */
  height?: LengthMillimetres;
  /** Number of pieces; 1 by default. */
  pieces?: Pieces;
  /** What the parcel contains; undecided if absent. Creating a shipment requires a quote that has it. */
  shipment_type?: ShipmentType;
  /** How the courier gets the parcel; undecided if absent. Creating a shipment requires a quote that has it. */
  shipping_method?: ShippingMethod;
  /** How the receiver pays for the goods; `prepaid` by default. */
  payment_type?: PaymentType;
  /** Amount that the courier is to collect. Required with cash on delivery, refused otherwise. */
  amount_to_collect?: PositiveMoney;
  /**
     * Price the parcel with these couriers only, to compare them. Couriers that are unknown or have left are ignored.
     * @minItems 1
     * @maxItems 4
     */
  couriers?: CourierId[];
}
