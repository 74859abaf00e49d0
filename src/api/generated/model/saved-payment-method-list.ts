/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { SavedPaymentMethod } from './saved-payment-method.ts';

export interface SavedPaymentMethodList {
  /** @maxItems 100 */
  data: SavedPaymentMethod[];
}
