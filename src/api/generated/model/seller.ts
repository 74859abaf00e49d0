/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { LocalizedText } from './localized-text.ts';
import type { SellerAddress } from './seller-address.ts';
import type { VatNumber } from './vat-number.ts';

/**
 * Who issued the document, as configured at that time.
 */
export interface Seller {
  /** Legal name of the seller. */
  name: LocalizedText;
  vat_number: VatNumber;
  /**
     * Commercial registration number of the seller, ten digits.
     * @maxLength 10
     * @pattern ^[0-9]{10}$
     */
  registration_number: string;
  address: SellerAddress;
}
