/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { MonthlySalesCurrency } from './monthly-sales-currency.ts';

/**
 * Total value of a month's orders.
 */
export interface MonthlySales {
  /**
     * The amount in halalas.
     * @minimum 0
     * @maximum 100000000000
     */
  amount: number;
  /** Always `SAR`. */
  currency: MonthlySalesCurrency;
}
