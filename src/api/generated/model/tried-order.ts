/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierChoice } from './courier-choice.ts';
import type { DateTime } from './date-time.ts';
import type { Money } from './money.ts';
import type { Place } from './place.ts';
import type { ShipmentId } from './shipment-id.ts';
import type { TrackingNumber } from './tracking-number.ts';
import type { TrialPrice } from './trial-price.ts';
import type { WeightGrams } from './weight-grams.ts';

/**
 * One shipment, as it was booked and as the rules would book it today.
 */
export interface TriedOrder {
  /** The shipment. */
  shipment_id: ShipmentId;
  tracking_number: TrackingNumber;
  /** When the shipment was booked. */
  created_at: DateTime;
  /** Where the parcel goes. */
  destination: Place;
  /** Total weight of all pieces, in grams. */
  weight: WeightGrams;
  /** What was booked, at the price that was charged. */
  booked: TrialPrice;
  /** What the rules would choose, at today's price; absent if they choose none. */
  chosen?: TrialPrice;
  /** Whether the rules would choose another courier or service, or none. */
  changed: boolean;
  /** Price of the chosen courier less the price that was charged; absent if none is chosen. */
  difference?: Money;
  courier_choice: CourierChoice;
}
