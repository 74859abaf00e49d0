/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ShipmentId } from './shipment-id.ts';
import type { ShipmentStatus } from './shipment-status.ts';
import type { TrackingNumber } from './tracking-number.ts';
import type { TrackingStatus } from './tracking-status.ts';

/**
 * The shipment that an order became.
 */
export interface StoreOrderShipment {
  id: ShipmentId;
  tracking_number: TrackingNumber;
  status: ShipmentStatus;
  tracking_status: TrackingStatus;
}
