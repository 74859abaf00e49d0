/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Whether the store is told the tracking number, tracking link and status of the shipments for its orders.
 */
export type TellsStore = boolean;
