/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportCount } from './import-count.ts';
import type { Money } from './money.ts';

/**
 * How many rows the balance pays for, from the first on, and what they cost.
 */
export interface ImportCovered {
  rows: ImportCount;
  total: Money;
}
