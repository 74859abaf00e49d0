/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportRowNumber } from './import-row-number.ts';
import type { ImportText } from './import-text.ts';
import type { Line } from './line.ts';
import type { ProductFileFault } from './product-file-fault.ts';
import type { ProductFileField } from './product-file-field.ts';
import type { ProductFileRowOutcome } from './product-file-row-outcome.ts';

/**
 * What is done with a row.
 */
export interface ProductFileRow {
  row: ImportRowNumber;
  /** What is done with the row. */
  outcome: ProductFileRowOutcome;
  /** The SKU in the file; absent if the row has none. */
  sku?: ImportText;
  /** Name of the product after the import; absent if the row is refused without a name. */
  name?: Line;
  /**
     * Fields that change; present with `changed`.
     * @maxItems 20
     */
  changes?: ProductFileField[];
  /**
     * What is wrong with the row; present with `refused`.
     * @maxItems 40
     */
  faults?: ProductFileFault[];
}
