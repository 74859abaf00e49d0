/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Progress of the file.
 */
export type LabelBatchStatus = typeof LabelBatchStatus[keyof typeof LabelBatchStatus];


export const LabelBatchStatus = {
  /** The server has not started on the file yet. */
  waiting: 'waiting',
  /** The server is making the file. */
  rendering: 'rendering',
  /** The file can be downloaded. */
  ready: 'ready',
  /** The server tried several times and gave up. To try again, create another batch of the same shipments. */
  failed: 'failed',
} as const;
