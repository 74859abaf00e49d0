/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Cursor } from './cursor.ts';

/**
 * Where the page stands in the list, and how many items match.
 */
export interface Page {
  /** Cursor of the next page; absent on the last page. */
  next_cursor?: Cursor;
  /**
     * Number of items that match the filters, counted up to 1,001.
     * @minimum 0
     * @maximum 1001
     */
  total: number;
  /** Whether more items match than were counted. */
  total_is_capped: boolean;
}
