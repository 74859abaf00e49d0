/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ShipmentId } from './shipment-id.ts';
import type { TrackingNumber } from './tracking-number.ts';

/**
 * The shipment that a row became.
 */
export interface ImportedShipment {
  id: ShipmentId;
  tracking_number: TrackingNumber;
}
