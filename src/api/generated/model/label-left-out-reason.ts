/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type LabelLeftOutReason = typeof LabelLeftOutReason[keyof typeof LabelLeftOutReason];


export const LabelLeftOutReason = {
  cancelled: 'cancelled',
  not_found: 'not_found',
} as const;
