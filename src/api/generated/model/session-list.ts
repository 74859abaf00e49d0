/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { OpenSession } from './open-session.ts';
import type { Page } from './page.ts';

/**
 * A page of sessions.
 */
export interface SessionList {
  /**
     * The sessions of the page, the most recently used first.
     * @maxItems 100
     */
  data: OpenSession[];
  page: Page;
}
