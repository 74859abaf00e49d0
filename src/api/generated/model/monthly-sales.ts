/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { MonthlySalesCurrency } from './monthly-sales-currency.ts';

/**
 * What a month's orders come to.
 */
export interface MonthlySales {
  /**
     * Halalas.
     * @minimum 0
     * @maximum 100000000000
     */
  amount: number;
  currency: MonthlySalesCurrency;
}
