/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { LengthMillimetres } from './length-millimetres.ts';
import type { PaymentType } from './payment-type.ts';
import type { Pieces } from './pieces.ts';
import type { Place } from './place.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { ShipmentType } from './shipment-type.ts';
import type { ShippingMethod } from './shipping-method.ts';
import type { WeightGrams } from './weight-grams.ts';

/**
 * Two places and a weight are enough; the rest narrows the price.
 */
export interface QuoteCreate {
  origin: Place;
  destination: Place;
  /** Grams of all pieces together. */
  weight: WeightGrams;
  /** Millimetres of one piece. Length, width and height come together or not at all; a shipment needs a quote that has them. */
  length?: LengthMillimetres;
  width?: LengthMillimetres;
  height?: LengthMillimetres;
  /** One when left out. */
  pieces?: Pieces;
  /** Undecided when left out; a shipment needs a quote that has it. */
  shipment_type?: ShipmentType;
  /** Undecided when left out; a shipment needs a quote that has it. */
  shipping_method?: ShippingMethod;
  /** Prepaid when left out. */
  payment_type?: PaymentType;
  /** Required with cash on delivery, refused without. */
  amount_to_collect?: PositiveMoney;
}
