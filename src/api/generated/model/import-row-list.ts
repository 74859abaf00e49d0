/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportRow } from './import-row.ts';
import type { Page } from './page.ts';

export interface ImportRowList {
  /** @maxItems 100 */
  data: ImportRow[];
  page: Page;
}
