/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { InvoiceFileId } from './invoice-file-id.ts';
import type { InvoiceFileStatus } from './invoice-file-status.ts';
import type { Month } from './month.ts';

/**
 * A file with all tax documents of a month.
 */
export interface InvoiceFile {
  id: InvoiceFileId;
  status: InvoiceFileStatus;
  /** The month, as `YYYY-MM`. */
  month: Month;
  /**
     * Number of documents finished.
     * @minimum 0
     * @maximum 1000
     */
  done: number;
  /**
     * Number of documents that the file will contain.
     * @minimum 0
     * @maximum 1000
     */
  total: number;
  /** When the file was requested. */
  created_at: DateTime;
  /** When the file is deleted; the documents in it stay. */
  expires_at: DateTime;
}
