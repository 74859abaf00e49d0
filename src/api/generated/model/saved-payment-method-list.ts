/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { SavedPaymentMethod } from './saved-payment-method.ts';

/**
 * The saved payment methods.
 */
export interface SavedPaymentMethodList {
  /**
     * The saved payment methods, newest first.
     * @maxItems 100
     */
  data: SavedPaymentMethod[];
}
