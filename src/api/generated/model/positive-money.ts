/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Currency } from './currency.ts';

/**
 * An amount greater than zero, with its currency.
 */
export interface PositiveMoney {
  /**
     * The amount in minor units of its currency (halalas, cents, fils, pence).
     * @maximum 100000000
     * @exclusiveMinimum 0
     */
  amount: number;
  currency: Currency;
}
