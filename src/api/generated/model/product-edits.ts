/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CountryCode } from './country-code.ts';
import type { HsCode } from './hs-code.ts';
import type { PackagingType } from './packaging-type.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { ProductId } from './product-id.ts';
import type { ProductShipmentType } from './product-shipment-type.ts';
import type { WeightGrams } from './weight-grams.ts';
import type { WeightUnit } from './weight-unit.ts';

/**
 * Products to change, and the fields to set to the same value in all of them. Fields that are left out do not change.
 */
export interface ProductEdits {
  /**
     * The products to change.
     * @minItems 1
     * @maxItems 100
     */
  product_ids: ProductId[];
  /** True archives the products, false restores them. */
  archived?: boolean;
  /** Value of one piece. */
  price?: PositiveMoney;
  /** Weight of one piece, in grams. */
  weight?: WeightGrams;
  weight_unit?: WeightUnit;
  shipment_type?: ProductShipmentType;
  packaging_type?: PackagingType;
  hs_code?: HsCode;
  /** Country in which the products were made. */
  origin_country?: CountryCode;
}
