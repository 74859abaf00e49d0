/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ShipmentSource } from './shipment-source.ts';

export type SourceFilterParameter = ShipmentSource;
