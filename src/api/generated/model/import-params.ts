/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportRowNumber } from './import-row-number.ts';
import type { ImportText } from './import-text.ts';

/**
 * What to mention in the text shown to people.
 */
export interface ImportParams {
  minimum?: number;
  maximum?: number;
  /**
     * Values that would be right.
     * @maxItems 50
     */
  allowed?: ImportText[];
  /** What is there instead. */
  found?: ImportText;
  /** A unit or currency. */
  unit?: ImportText;
  /** Another row that it has to do with. */
  row?: ImportRowNumber;
  /** The heading of another column that it has to do with. */
  column?: ImportText;
}
