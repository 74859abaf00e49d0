/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ShipmentCount } from './shipment-count.ts';

/**
 * How many shipments there are, and how many with each status.
 */
export interface ShipmentCounts {
  all: ShipmentCount;
  pending: ShipmentCount;
  completed: ShipmentCount;
  cancelled: ShipmentCount;
  failed: ShipmentCount;
}
