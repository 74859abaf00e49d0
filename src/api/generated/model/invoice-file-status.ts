/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A failed file was tried several times; to try again, create another one of the same month.
 */
export type InvoiceFileStatus = typeof InvoiceFileStatus[keyof typeof InvoiceFileStatus];


export const InvoiceFileStatus = {
  waiting: 'waiting',
  rendering: 'rendering',
  ready: 'ready',
  failed: 'failed',
} as const;
