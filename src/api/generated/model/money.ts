/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Currency } from './currency.ts';

/**
 * An amount with its currency. May be zero or negative.
 */
export interface Money {
  /**
     * The amount in minor units of its currency (halalas, cents, fils, pence).
     * @minimum -9000000000000
     * @maximum 9000000000000
     */
  amount: number;
  currency: Currency;
}
