/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Currency } from './currency.ts';

/**
 * Total value of all products, in minor units.
 */
export interface GoodsValue {
  /**
     * The amount in minor units of its currency.
     * @minimum 0
     * @maximum 2000000000
     */
  amount: number;
  currency: Currency;
}
