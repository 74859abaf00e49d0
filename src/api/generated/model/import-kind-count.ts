/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportCode } from './import-code.ts';
import type { ImportCount } from './import-count.ts';
import type { ImportField } from './import-field.ts';

/**
 * How many rows have the same error or repair.
 */
export interface ImportKindCount {
  /** The field concerned; absent if no single field is. */
  field?: ImportField;
  /** Code of the error or repair. */
  code: ImportCode;
  /** Number of rows with it. */
  count: ImportCount;
}
