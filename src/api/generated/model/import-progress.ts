/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportCount } from './import-count.ts';

/**
 * Progress of the work on the rows.
 */
export interface ImportProgress {
  /** Rows finished. */
  done: ImportCount;
  /** Rows to be worked on. */
  total: ImportCount;
}
