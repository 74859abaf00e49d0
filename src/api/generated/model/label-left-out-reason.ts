/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Why it has no label in the file.
 */
export type LabelLeftOutReason = typeof LabelLeftOutReason[keyof typeof LabelLeftOutReason];


export const LabelLeftOutReason = {
  /** The shipment is cancelled. */
  cancelled: 'cancelled',
  /** The account has no such shipment. */
  not_found: 'not_found',
} as const;
