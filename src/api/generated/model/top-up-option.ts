/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { TopUpCurrency } from './top-up-currency.ts';
import type { TopUpMethod } from './top-up-method.ts';

/**
 * A way to pay for a top-up.
 */
export interface TopUpOption {
  payment_method: TopUpMethod;
  /** Whether the payment provider can keep the payment method for later top-ups, if the person wants that. */
  can_be_saved: boolean;
  /**
     * The currencies that the method supports; the first is the default.
     * @minItems 1
     * @maxItems 5
     */
  currencies: TopUpCurrency[];
}
