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
 * A product to save. At least one of the two names is required. Length, width and height are given together or not at all.
 */
export interface ProductInput {
  sku: Sku;
  /** Name in Arabic; absent if the product has none. */
  name_ar?: Line;
  /** Name in English; absent if the product has none. */
  name_en?: Line;
  /** Value of one piece. */
  price: PositiveMoney;
  /** Weight of one piece, in grams. */
  weight: WeightGrams;
  weight_unit: WeightUnit;
  /** Length of one piece, in millimetres; absent if unknown. */
  length?: LengthMillimetres;
  /** Width of one piece, in millimetres; absent if unknown. */
  width?: LengthMillimetres;
  /** Height of one piece, in millimetres; absent if unknown. */
  height?: LengthMillimetres;
  dimension_unit: DimensionUnit;
  shipment_type: ProductShipmentType;
  packaging_type?: PackagingType;
  hs_code?: HsCode;
  /** Country in which the product was made; absent if unknown. */
  origin_country?: CountryCode;
}
