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

/**
 * A parcel that is sent often, as saved.
 */
export interface ParcelPreset {
  id: ParcelPresetId;
  /** When the preset was saved. */
  created_at: DateTime;
  /** When the preset last changed. */
  updated_at: DateTime;
  /** Whether it can be neither changed nor used, because it is beyond the limit of the account's plan. */
  is_paused: boolean;
  /** Name of the preset, unique within the account. */
  name: Line;
  /** Total weight of all pieces, in grams. */
  weight: WeightGrams;
  weight_unit: WeightUnit;
  /** Length of one piece, in millimetres. */
  length: LengthMillimetres;
  /** Width of one piece, in millimetres. */
  width: LengthMillimetres;
  /** Height of one piece, in millimetres. */
  height: LengthMillimetres;
  dimension_unit: DimensionUnit;
  shipment_type: ShipmentType;
  packaging_type: PackagingType;
}
