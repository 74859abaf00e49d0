/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { TrackingNumber } from './tracking-number.ts';
import type { Tracking } from './tracking.ts';

/**
 * The shipments found, and the numbers that were not.
 */
export interface TrackingList {
  /**
     * The shipments, in the order of the numbers given.
     * @maxItems 50
     */
  data: Tracking[];
  /**
     * Numbers that do not belong to a shipment of this account.
     * @maxItems 50
     */
  unknown: TrackingNumber[];
}
