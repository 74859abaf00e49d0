/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * Sums of all documents that match the filter, not only of those on the page.
 */
export interface TaxDocumentTotals {
  /**
     * @minimum 0
     * @maximum 2000000000
     */
  count: number;
  /** Total of the invoices, with VAT. */
  invoiced: Money;
  /** Total of the credit notes, with VAT. */
  credited: Money;
  /** VAT of the invoices less that of the credit notes. */
  vat: Money;
}
