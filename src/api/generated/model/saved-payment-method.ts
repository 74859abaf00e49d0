/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CardBrand } from './card-brand.ts';
import type { CardExpiry } from './card-expiry.ts';
import type { DateTime } from './date-time.ts';
import type { PaymentMethodId } from './payment-method-id.ts';

/**
 * A card with which the balance can be topped up while its owner is absent. The payment provider keeps the card; the server only has a token for it and what is listed here.
 */
export interface SavedPaymentMethod {
  id: PaymentMethodId;
  brand: CardBrand;
  /**
     * Last four digits of the card number.
     * @maxLength 4
     * @pattern ^[0-9]{4}$
     */
  last_four: string;
  expires: CardExpiry;
  /** Whether the card has expired and can no longer be charged. */
  is_expired: boolean;
  /** When the card was saved. */
  created_at: DateTime;
}
