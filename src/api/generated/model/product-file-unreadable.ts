/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportCode } from './import-code.ts';
import type { ImportRowNumber } from './import-row-number.ts';
import type { Paragraph } from './paragraph.ts';

/**
 * Why nothing can be imported from the file, and where.
 */
export interface ProductFileUnreadable {
  /** As `ImportUnreadable` has them; or `sku_column_missing`, or `repeated_column` for two columns with one meaning. */
  code: ImportCode;
  /** The same in the language of the request, and what to do about it. */
  text: Paragraph;
  row?: ImportRowNumber;
  /**
     * Number of the column, counting from 1.
     * @minimum 1
     * @maximum 20000
     */
  column?: number;
}
