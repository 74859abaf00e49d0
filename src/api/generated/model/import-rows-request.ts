/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DocumentLanguage } from './document-language.ts';
import type { ImportFileFormat } from './import-file-format.ts';
import type { ImportRowsRequestWhich } from './import-rows-request-which.ts';

export interface ImportRowsRequest {
  /** `refused`: every row that was neither booked, by itself or with its order, nor left out. `all`: every row. */
  which: ImportRowsRequestWhich;
  format: ImportFileFormat;
  /** Language of the added columns. */
  language: DocumentLanguage;
}
