/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * The number of a field that is one; one of the two members, depending on the field.
 */
export interface PriceChangeValue {
  money?: Money;
  /**
     * @minimum 0
     * @maximum 10000000
     */
  number?: number;
}
