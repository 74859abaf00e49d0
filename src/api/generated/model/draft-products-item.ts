/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DraftAmount } from './draft-amount.ts';
import type { DraftText } from './draft-text.ts';
import type { Quantity } from './quantity.ts';
import type { Sku } from './sku.ts';

/**
 * A product in the parcel besides the first one, as far as it is filled in.
 */
export type DraftProductsItem = {
  /** The product's SKU; absent if it is not one of the account's products. */
  sku?: Sku;
  /** Name of the product, as typed so far. */
  product_name?: DraftText;
  quantity?: Quantity;
  /** Value of the product for the whole quantity. */
  price?: DraftAmount;
};
