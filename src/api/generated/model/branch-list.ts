/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Branch } from './branch.ts';
import type { Page } from './page.ts';

export interface BranchList {
  /** @maxItems 100 */
  data: Branch[];
  page: Page;
}
