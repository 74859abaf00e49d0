/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Cursor } from './cursor.ts';

export interface Page {
  /** Cursor of the next page; absent on the last page. */
  next_cursor?: Cursor;
  /**
     * Number of matches, counted up to 1,001.
     * @minimum 0
     * @maximum 1001
     */
  total: number;
  /** True if there are more matches than were counted. */
  total_is_capped: boolean;
}
