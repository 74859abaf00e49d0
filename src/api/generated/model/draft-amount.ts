/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Currency } from './currency.ts';

/**
 * An amount that may still be missing its figure.
 */
export interface DraftAmount {
  /**
     * @minimum 0
     * @maximum 1000000000
     */
  amount?: number;
  currency?: Currency;
}
