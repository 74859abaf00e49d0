/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A failed batch was tried several times; to try again, create another batch of the same shipments.
 */
export type LabelBatchStatus = typeof LabelBatchStatus[keyof typeof LabelBatchStatus];


export const LabelBatchStatus = {
  waiting: 'waiting',
  rendering: 'rendering',
  ready: 'ready',
  failed: 'failed',
} as const;
