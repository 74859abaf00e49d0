/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Dimensions } from './dimensions.ts';
import type { ImportRowNumber } from './import-row-number.ts';
import type { ImportText } from './import-text.ts';

/**
 * Values that the text shown to people can mention. Each is present only if the code has it.
 */
export interface ImportParams {
  /** The smallest number, length or count allowed. */
  minimum?: number;
  /** The largest number, length or count allowed. */
  maximum?: number;
  /**
     * Values that would be valid.
     * @maxItems 50
     */
  allowed?: ImportText[];
  /**
     * Codes of cities or countries that may be meant.
     * @maxItems 3
     */
  nearest?: ImportText[];
  /**
     * The two numbers that an ambiguous number can mean.
     * @maxItems 2
     */
  readings?: ImportText[];
  /** A code that explains further. */
  reason?: ImportText;
  /** What kind of file it is, if it contains no table. */
  found?: ImportText;
  /** Another row of the order, which has an error. */
  row?: ImportRowNumber;
  /** Letters of the column, as in a spreadsheet. */
  column?: ImportText;
  /** Reference of the order that the row is about. */
  reference?: ImportText;
  /** The city or country that is not served; with `not_served`. */
  area?: ImportText;
  /** The maximum dimensions; with `oversize`. */
  max_dimensions?: Dimensions;
}
