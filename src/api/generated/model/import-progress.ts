/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportCount } from './import-count.ts';

/**
 * How far the work on the rows has come.
 */
export interface ImportProgress {
  done: ImportCount;
  total: ImportCount;
}
