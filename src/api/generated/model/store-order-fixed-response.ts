/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The order is booked, or is not one whose shipment the store cancelled.
 */
export type StoreOrderFixedResponse = Problem;
