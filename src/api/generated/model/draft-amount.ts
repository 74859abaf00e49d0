/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Currency } from './currency.ts';

/**
 * An amount whose figure may still be missing.
 */
export interface DraftAmount {
  /**
     * The amount in minor units of its currency; absent if not entered yet.
     * @minimum 0
     * @maximum 1000000000
     */
  amount?: number;
  currency?: Currency;
}
