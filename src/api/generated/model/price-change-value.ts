/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * The value of a field. It has one of the two members, depending on the field.
 */
export interface PriceChangeValue {
  /** The amount, for fees and the cap. */
  money?: Money;
  /**
     * The number, in the unit of the field.
     * @minimum 0
     * @maximum 10000000
     */
  number?: number;
}
