/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Whether the store is told tracking number, link and status of its orders' shipments.
 */
export type TellsStore = boolean;
