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
  /** One of the codes of `ImportUnreadable`, `sku_column_missing`, or `repeated_column` for two columns with the same meaning. */
  code: ImportCode;
  /** The reason and what to do about it, in the language of the request. */
  text: Paragraph;
  /** Where the file cannot be read; absent if the whole file cannot. */
  row?: ImportRowNumber;
  /**
     * Number of the column, counting from 1; absent if no single column is affected.
     * @minimum 1
     * @maximum 20000
     */
  column?: number;
}
