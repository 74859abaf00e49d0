/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ShipmentConflict } from './shipment-conflict.ts';

/**
 * The balance is insufficient, or the quote is no longer binding. If the quote was open, it stays open.
 */
export type BookingConflictResponse = ShipmentConflict;
