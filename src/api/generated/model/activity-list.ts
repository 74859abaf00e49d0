/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ActivityEntry } from './activity-entry.ts';
import type { Page } from './page.ts';

export interface ActivityList {
  /** @maxItems 100 */
  data: ActivityEntry[];
  page: Page;
}
