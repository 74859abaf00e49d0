/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ShipmentConflict } from './shipment-conflict.ts';

/**
 * The balance does not suffice, or the quote no longer binds. A quote that was open stays open.
 */
export type BookingConflictResponse = ShipmentConflict;
