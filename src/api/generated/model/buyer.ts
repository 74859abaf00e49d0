/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { BuyerAddress } from './buyer-address.ts';
import type { Line } from './line.ts';
import type { VatNumber } from './vat-number.ts';

/**
 * The account as it was when the document was issued. An individual without a VAT number is not named.
 */
export interface Buyer {
  name: Line;
  vat_number?: VatNumber;
  address: BuyerAddress;
}
