/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportCount } from './import-count.ts';

/**
 * Number of rows in each state; `rows` is their sum.
 */
export interface ImportCounts {
  rows: ImportCount;
  unchecked: ImportCount;
  ready: ImportCount;
  wrong: ImportCount;
  repeated: ImportCount;
  joined: ImportCount;
  left_out: ImportCount;
  unpriced: ImportCount;
  priced: ImportCount;
  waiting: ImportCount;
  booked: ImportCount;
  refused: ImportCount;
}
