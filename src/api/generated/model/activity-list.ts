/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ActivityEntry } from './activity-entry.ts';
import type { Page } from './page.ts';

/**
 * A page of the activity log.
 */
export interface ActivityList {
  /**
     * The entries of the page.
     * @maxItems 100
     */
  data: ActivityEntry[];
  page: Page;
}
