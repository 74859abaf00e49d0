/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * Totals of all documents that match the filter, not only of those on the page.
 */
export interface TaxDocumentTotals {
  /**
     * Number of documents.
     * @minimum 0
     * @maximum 2000000000
     */
  count: number;
  /** Total of the invoices, including VAT. */
  invoiced: Money;
  /** Total of the credit notes, including VAT. */
  credited: Money;
  /** VAT of the invoices less VAT of the credit notes. */
  vat: Money;
}
