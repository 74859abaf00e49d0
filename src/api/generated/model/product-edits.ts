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
 * Products to change, and the fields that become the same for all of them; fields left out stay.
 */
export interface ProductEdits {
  /**
     * @minItems 1
     * @maxItems 100
     */
  product_ids: ProductId[];
  /** True archives them, false restores them. */
  archived?: boolean;
  price?: PositiveMoney;
  weight?: WeightGrams;
  weight_unit?: WeightUnit;
  shipment_type?: ProductShipmentType;
  packaging_type?: PackagingType;
  hs_code?: HsCode;
  origin_country?: CountryCode;
}
