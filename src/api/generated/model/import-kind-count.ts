/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportCode } from './import-code.ts';
import type { ImportCount } from './import-count.ts';
import type { ImportField } from './import-field.ts';

/**
 * In how many rows something is found.
 */
export interface ImportKindCount {
  field?: ImportField;
  code: ImportCode;
  count: ImportCount;
}
