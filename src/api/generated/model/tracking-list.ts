/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { TrackingNumber } from './tracking-number.ts';
import type { Tracking } from './tracking.ts';

export interface TrackingList {
  /**
     * In the order of the numbers that were asked for.
     * @maxItems 50
     */
  data: Tracking[];
  /**
     * Numbers that no shipment of this account has.
     * @maxItems 50
     */
  unknown: TrackingNumber[];
}
