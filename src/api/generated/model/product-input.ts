/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CountryCode } from './country-code.ts';
import type { DimensionUnit } from './dimension-unit.ts';
import type { HsCode } from './hs-code.ts';
import type { LengthMillimetres } from './length-millimetres.ts';
import type { Line } from './line.ts';
import type { PackagingType } from './packaging-type.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { ProductShipmentType } from './product-shipment-type.ts';
import type { Sku } from './sku.ts';
import type { WeightGrams } from './weight-grams.ts';
import type { WeightUnit } from './weight-unit.ts';

/**
 * At least one of the two names is required. Length, width and height are given together or not at all.
 */
export interface ProductInput {
  sku: Sku;
  /** The name in Arabic. */
  name_ar?: Line;
  /** The name in English. */
  name_en?: Line;
  /** Value of one. */
  price: PositiveMoney;
  /** Weight of one, in grams. */
  weight: WeightGrams;
  weight_unit: WeightUnit;
  length?: LengthMillimetres;
  width?: LengthMillimetres;
  height?: LengthMillimetres;
  dimension_unit: DimensionUnit;
  shipment_type: ProductShipmentType;
  packaging_type?: PackagingType;
  hs_code?: HsCode;
  /** Where it was made. */
  origin_country?: CountryCode;
}
