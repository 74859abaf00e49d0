/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Line } from './line.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { Quantity } from './quantity.ts';
import type { Sku } from './sku.ts';

/**
 * A product in the parcel besides the first one.
 */
export interface FurtherProduct {
  /** The product's SKU, if it is one of the account's products. */
  sku?: Sku;
  /** Name of the product, as printed on documents. */
  product_name: Line;
  quantity: Quantity;
  /** Value of the product for the whole quantity, in the currency of the first product. */
  price: PositiveMoney;
}
