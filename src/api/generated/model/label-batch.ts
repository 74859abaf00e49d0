/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { DocumentLanguage } from './document-language.ts';
import type { LabelBatchId } from './label-batch-id.ts';
import type { LabelBatchStatus } from './label-batch-status.ts';
import type { LabelLeftOut } from './label-left-out.ts';
import type { LabelPaper } from './label-paper.ts';

/**
 * A file with the labels of several shipments.
 */
export interface LabelBatch {
  id: LabelBatchId;
  status: LabelBatchStatus;
  paper: LabelPaper;
  language: DocumentLanguage;
  /**
     * Number of labels finished.
     * @minimum 0
     * @maximum 2000
     */
  done: number;
  /**
     * Number of labels that the file will contain, one for each piece.
     * @minimum 0
     * @maximum 2000
     */
  total: number;
  /**
     * Shipments of the request whose labels are not in the file; empty if all are.
     * @maxItems 500
     */
  left_out: LabelLeftOut[];
  /** When the batch was created. */
  created_at: DateTime;
  /** When the batch and its file are deleted. */
  expires_at: DateTime;
}
