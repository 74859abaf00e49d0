/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Branch } from './branch.ts';
import type { Page } from './page.ts';

/**
 * A page of branches.
 */
export interface BranchList {
  /**
     * The branches of the page.
     * @maxItems 100
     */
  data: Branch[];
  page: Page;
}
