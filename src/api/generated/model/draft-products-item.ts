/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DraftAmount } from './draft-amount.ts';
import type { DraftText } from './draft-text.ts';
import type { Quantity } from './quantity.ts';

export type DraftProductsItem = {
  product_name?: DraftText;
  quantity?: Quantity;
  price?: DraftAmount;
};
