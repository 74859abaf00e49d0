/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Currency } from './currency.ts';

/**
 * An amount above zero, in minor units.
 */
export interface PositiveMoney {
  /**
     * @minimum 1
     * @maximum 100000000
     */
  amount: number;
  currency: Currency;
}
