/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The order is booked, or its shipment cannot be kept because the store has not cancelled the order.
 */
export type StoreOrderFixedResponse = Problem;
