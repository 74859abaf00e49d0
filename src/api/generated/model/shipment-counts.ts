/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ShipmentCount } from './shipment-count.ts';

/**
 * Number of shipments in total and with each status.
 */
export interface ShipmentCounts {
  /** Shipments with any status. */
  all: ShipmentCount;
  /** Shipments that are pending. */
  pending: ShipmentCount;
  /** Shipments that are completed. */
  completed: ShipmentCount;
  /** Shipments that are cancelled. */
  cancelled: ShipmentCount;
  /** Shipments that have failed. */
  failed: ShipmentCount;
}
