/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportFileName } from './import-file-name.ts';

/**
 * A form with the file to import.
 */
export interface ImportUpload {
  /** Content of the file: CSV or XLSX, of at most 10 MiB. */
  file: Blob | File;
  /** Name of the file, to be shown to people. */
  file_name?: ImportFileName;
}
