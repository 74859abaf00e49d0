/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DraftAmount } from './draft-amount.ts';
import type { DraftText } from './draft-text.ts';
import type { Quantity } from './quantity.ts';
import type { Sku } from './sku.ts';

export type DraftProductsItem = {
  sku?: Sku;
  product_name?: DraftText;
  quantity?: Quantity;
  price?: DraftAmount;
};
