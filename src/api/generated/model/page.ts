/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Cursor } from './cursor.ts';

export interface Page {
  /** Where the next page starts; absent on the last page. */
  next_cursor?: Cursor;
  /**
     * How many match, counted up to 1,001.
     * @minimum 0
     * @maximum 1001
     */
  total: number;
  /** True when more match than were counted. */
  total_is_capped: boolean;
}
