/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportRowNumber } from './import-row-number.ts';
import type { ImportText } from './import-text.ts';
import type { Line } from './line.ts';
import type { ProductFileFault } from './product-file-fault.ts';
import type { ProductFileField } from './product-file-field.ts';
import type { ProductFileRowOutcome } from './product-file-row-outcome.ts';

export interface ProductFileRow {
  row: ImportRowNumber;
  /** `added` if no product has the SKU, `changed` if one has it and something differs, `refused` if something is wrong with the row. */
  outcome: ProductFileRowOutcome;
  /** As the file has it. */
  sku?: ImportText;
  /** Of the product as it will be. */
  name?: Line;
  /**
     * What differs; present if it is `changed`.
     * @maxItems 20
     */
  changes?: ProductFileField[];
  /**
     * Present if it is `refused`.
     * @maxItems 40
     */
  faults?: ProductFileFault[];
}
