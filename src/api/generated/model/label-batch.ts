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
     * Labels that are finished.
     * @minimum 0
     * @maximum 2000
     */
  done: number;
  /**
     * Labels that the file will have, one for each piece.
     * @minimum 0
     * @maximum 2000
     */
  total: number;
  /** @maxItems 500 */
  left_out: LabelLeftOut[];
  created_at: DateTime;
  /** From then on batch and file are gone. */
  expires_at: DateTime;
}
