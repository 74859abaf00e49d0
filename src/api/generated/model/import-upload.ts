/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportFileName } from './import-file-name.ts';

export interface ImportUpload {
  /** The content of the file. */
  file: Blob | File;
  file_name?: ImportFileName;
}
