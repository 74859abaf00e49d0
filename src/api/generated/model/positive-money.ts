/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Currency } from './currency.ts';

/**
 * An amount greater than zero, in minor units.
 */
export interface PositiveMoney {
  /**
     * @maximum 100000000
     * @exclusiveMinimum 0
     */
  amount: number;
  currency: Currency;
}
