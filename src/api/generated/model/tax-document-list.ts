/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Page } from './page.ts';
import type { TaxDocumentTotals } from './tax-document-totals.ts';
import type { TaxDocument } from './tax-document.ts';

/**
 * A page of tax documents, with totals.
 */
export interface TaxDocumentList {
  /**
     * The documents of the page.
     * @maxItems 100
     */
  data: TaxDocument[];
  page: Page;
  totals: TaxDocumentTotals;
}
