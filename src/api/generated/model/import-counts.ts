/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportCount } from './import-count.ts';

/**
 * Number of rows in each state.
 */
export interface ImportCounts {
  /** All rows. */
  rows: ImportCount;
  /** Rows that are `unchecked`. */
  unchecked: ImportCount;
  /** Rows that are `ready`. */
  ready: ImportCount;
  /** Rows that are `wrong`. */
  wrong: ImportCount;
  /** Rows that are `repeated`. */
  repeated: ImportCount;
  /** Rows that are `joined`. */
  joined: ImportCount;
  /** Rows that are `left_out`. */
  left_out: ImportCount;
  /** Rows that are `unpriced`. */
  unpriced: ImportCount;
  /** Rows that are `priced`. */
  priced: ImportCount;
  /** Rows that are `waiting`. */
  waiting: ImportCount;
  /** Rows that are `booked`. */
  booked: ImportCount;
  /** Rows that are `refused`. */
  refused: ImportCount;
}
