/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportRow } from './import-row.ts';
import type { Page } from './page.ts';

/**
 * A page of rows.
 */
export interface ImportRowList {
  /**
     * The rows of the page.
     * @maxItems 100
     */
  data: ImportRow[];
  page: Page;
}
