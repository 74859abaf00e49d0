/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A number of shipments.
 */
export interface ShipmentCount {
  /**
     * Number of shipments, counted up to 1,001.
     * @minimum 0
     * @maximum 1001
     */
  total: number;
  /** Whether there are more than were counted. */
  total_is_capped: boolean;
}
