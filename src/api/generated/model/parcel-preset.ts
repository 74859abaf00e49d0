/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { DimensionUnit } from './dimension-unit.ts';
import type { LengthMillimetres } from './length-millimetres.ts';
import type { Line } from './line.ts';
import type { PackagingType } from './packaging-type.ts';
import type { ParcelPresetId } from './parcel-preset-id.ts';
import type { ShipmentType } from './shipment-type.ts';
import type { WeightGrams } from './weight-grams.ts';
import type { WeightUnit } from './weight-unit.ts';

export interface ParcelPreset {
  id: ParcelPresetId;
  created_at: DateTime;
  updated_at: DateTime;
  /** Whether it cannot be changed or used, because it is beyond the limit of the account's plan. */
  is_paused: boolean;
  name: Line;
  weight: WeightGrams;
  weight_unit: WeightUnit;
  length: LengthMillimetres;
  width: LengthMillimetres;
  height: LengthMillimetres;
  dimension_unit: DimensionUnit;
  shipment_type: ShipmentType;
  packaging_type: PackagingType;
}
