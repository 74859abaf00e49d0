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
 * Something that the account sends. `quantity_sold` and `last_used_at` are derived from shipments that state its SKU.
 */
export interface Product {
  id: ProductId;
  /** When the product was added. */
  created_at: DateTime;
  /** When the product last changed. */
  updated_at: DateTime;
  /** When the product was archived, so that the booking form no longer offers it; absent if it is not archived. */
  archived_at?: DateTime;
  /** Whether it can be neither changed nor used, because it is beyond the limit of the account's plan. */
  is_paused: boolean;
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
  /** Small version of the photo; absent if the product has none. */
  photo_preview?: PhotoPreview;
  /** Pieces in shipments that were neither cancelled nor failed. */
  quantity_sold: QuantitySold;
  /** When a shipment with the product was last booked, even if that shipment was cancelled later. Absent if never; once present, the product can be archived but not deleted, and its SKU cannot change. */
  last_used_at?: DateTime;
}
