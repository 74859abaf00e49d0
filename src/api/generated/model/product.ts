/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Line } from './line.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { Quantity } from './quantity.ts';

export interface Product {
  product_name: Line;
  quantity: Quantity;
  /** Value of the product for the whole quantity, in the currency of the first product. */
  price: PositiveMoney;
}
