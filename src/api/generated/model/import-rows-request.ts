/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DocumentLanguage } from './document-language.ts';
import type { ImportFileFormat } from './import-file-format.ts';
import type { ImportRowsRequestWhich } from './import-rows-request-which.ts';

/**
 * Which rows to download, and how.
 */
export interface ImportRowsRequest {
  /** Which rows the file contains. */
  which: ImportRowsRequestWhich;
  format: ImportFileFormat;
  /** Language of the added columns. */
  language: DocumentLanguage;
}
