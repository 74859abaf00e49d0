/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type QuoteStatus = typeof QuoteStatus[keyof typeof QuoteStatus];


export const QuoteStatus = {
  open: 'open',
  used: 'used',
  expired: 'expired',
} as const;
