/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierSummary } from './courier-summary.ts';
import type { Page } from './page.ts';

export interface CourierList {
  /** @maxItems 100 */
  data: CourierSummary[];
  page: Page;
}
