/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Dimensions } from './dimensions.ts';
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
  /**
     * Codes of cities or countries that may be meant.
     * @maxItems 3
     */
  nearest?: ImportText[];
  /**
     * What an ambiguous number can be.
     * @maxItems 2
     */
  readings?: ImportText[];
  /** A code that says more. */
  reason?: ImportText;
  /** What a file is that holds no table. */
  found?: ImportText;
  /** Another row of the order, which is wrong. */
  row?: ImportRowNumber;
  /** Letters of a column, as a spreadsheet names it. */
  column?: ImportText;
  /** Reference of the order that the row has to do with. */
  reference?: ImportText;
  /** With `not_served`, the city or country that is not served. */
  area?: ImportText;
  max_dimensions?: Dimensions;
}
