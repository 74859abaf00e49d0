/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Currency } from './currency.ts';

/**
 * The value of all products together, in minor units.
 */
export interface GoodsValue {
  /**
     * @minimum 0
     * @maximum 2000000000
     */
  amount: number;
  currency: Currency;
}
