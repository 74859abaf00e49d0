/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ShipmentConflict } from './shipment-conflict.ts';

/**
 * The balance does not suffice, or the quote no longer binds.
 */
export type BookingConflictResponse = ShipmentConflict;
