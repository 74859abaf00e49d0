/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportCount } from './import-count.ts';
import type { Money } from './money.ts';

/**
 * How many rows the balance pays for, counted from the first, and what they cost.
 */
export interface ImportCovered {
  /** Number of rows that the balance pays for. */
  rows: ImportCount;
  /** What these rows cost, including VAT. */
  total: Money;
}
