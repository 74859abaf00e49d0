/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DocumentLanguage } from './document-language.ts';
import type { ImportFileFormat } from './import-file-format.ts';

/**
 * Format and language of the template.
 */
export interface ImportTemplateRequest {
  format: ImportFileFormat;
  /** Language of the headings and of the example row. */
  language: DocumentLanguage;
}
