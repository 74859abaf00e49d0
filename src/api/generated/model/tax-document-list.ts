/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Page } from './page.ts';
import type { TaxDocumentTotals } from './tax-document-totals.ts';
import type { TaxDocument } from './tax-document.ts';

export interface TaxDocumentList {
  /** @maxItems 100 */
  data: TaxDocument[];
  page: Page;
  totals: TaxDocumentTotals;
}
