/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DimensionUnit } from './dimension-unit.ts';
import type { LengthMillimetres } from './length-millimetres.ts';
import type { Line } from './line.ts';
import type { PackagingType } from './packaging-type.ts';
import type { ShipmentType } from './shipment-type.ts';
import type { WeightGrams } from './weight-grams.ts';
import type { WeightUnit } from './weight-unit.ts';

/**
 * A parcel that is sent often.
 */
export interface ParcelPresetInput {
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
