/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Name } from './name.ts';
import type { ShipmentId } from './shipment-id.ts';
import type { TrackingNumber } from './tracking-number.ts';

/**
 * The shipment that the item concerns.
 */
export interface AttentionShipment {
  id: ShipmentId;
  tracking_number: TrackingNumber;
  receiver_name: Name;
}
