/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A failed one was tried several times; another batch of the same shipments begins anew.
 */
export type LabelBatchStatus = typeof LabelBatchStatus[keyof typeof LabelBatchStatus];


export const LabelBatchStatus = {
  waiting: 'waiting',
  rendering: 'rendering',
  ready: 'ready',
  failed: 'failed',
} as const;
