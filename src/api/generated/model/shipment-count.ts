/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A number of shipments.
 */
export interface ShipmentCount {
  /**
     * Counted up to 1,001.
     * @minimum 0
     * @maximum 1001
     */
  total: number;
  /** True if there are more than were counted. */
  total_is_capped: boolean;
}
