/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Currency } from './currency.ts';

/**
 * An amount in minor units of its currency (halalas, cents, fils, pence). May be negative.
 */
export interface Money {
  /**
     * @minimum -9000000000000
     * @maximum 9000000000000
     */
  amount: number;
  currency: Currency;
}
