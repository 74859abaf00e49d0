/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CountryCode } from './country-code.ts';
import type { DateTime } from './date-time.ts';
import type { DimensionUnit } from './dimension-unit.ts';
import type { HsCode } from './hs-code.ts';
import type { LengthMillimetres } from './length-millimetres.ts';
import type { Line } from './line.ts';
import type { PackagingType } from './packaging-type.ts';
import type { PhotoPreview } from './photo-preview.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { ProductId } from './product-id.ts';
import type { ProductShipmentType } from './product-shipment-type.ts';
import type { QuantitySold } from './quantity-sold.ts';
import type { Sku } from './sku.ts';
import type { WeightGrams } from './weight-grams.ts';
import type { WeightUnit } from './weight-unit.ts';

/**
 * Something that the account sends. `quantity_sold` and `last_used_at` come from shipments whose lines state its SKU.
 */
export interface Product {
  id: ProductId;
  created_at: DateTime;
  updated_at: DateTime;
  /** Present if it is archived; the form of a shipment no longer offers it. */
  archived_at?: DateTime;
  /** Whether it cannot be changed or used, because it is beyond the limit of the account's plan. */
  is_paused: boolean;
  sku: Sku;
  name_ar?: Line;
  name_en?: Line;
  /** Value of one. */
  price: PositiveMoney;
  weight: WeightGrams;
  weight_unit: WeightUnit;
  length?: LengthMillimetres;
  width?: LengthMillimetres;
  height?: LengthMillimetres;
  dimension_unit: DimensionUnit;
  shipment_type: ProductShipmentType;
  packaging_type?: PackagingType;
  hs_code?: HsCode;
  origin_country?: CountryCode;
  photo_preview?: PhotoPreview;
  /** Pieces in shipments that were neither cancelled nor failed. */
  quantity_sold: QuantitySold;
  /** When it was last booked, also if that shipment was cancelled later. Present once it was used; then it can be archived but not deleted, and its SKU stays. */
  last_used_at?: DateTime;
}
