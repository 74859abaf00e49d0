/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Version of the shipment, starting at 1 and increased by each edit. An edit must state the version it is based on.
 * @minimum 1
 * @maximum 2000000000
 */
export type ShipmentVersion = number;
