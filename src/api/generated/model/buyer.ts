/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { BuyerAddress } from './buyer-address.ts';
import type { Line } from './line.ts';
import type { VatNumber } from './vat-number.ts';

/**
 * The account as it was when the document was issued.
 */
export interface Buyer {
  /** Name of the company or person. */
  name: Line;
  /** VAT number of the account; absent on a simplified tax invoice. */
  vat_number?: VatNumber;
  address: BuyerAddress;
}
