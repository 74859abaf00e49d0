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
 * Labels of several shipments in one file.
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
  /** @maxItems 500 */
  left_out: LabelLeftOut[];
  created_at: DateTime;
  /** Time at which the batch and its file are deleted. */
  expires_at: DateTime;
}
