/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How often the shipment was edited, counted from 1; an edit names the one that it goes on from.
 * @minimum 1
 * @maximum 2000000000
 */
export type ShipmentVersion = number;
