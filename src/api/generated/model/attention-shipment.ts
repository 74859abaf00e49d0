/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Name } from './name.ts';
import type { ShipmentId } from './shipment-id.ts';
import type { TrackingNumber } from './tracking-number.ts';

/**
 * The shipment that an item is about.
 */
export interface AttentionShipment {
  id: ShipmentId;
  tracking_number: TrackingNumber;
  /** Name of the receiver. */
  receiver_name: Name;
}
