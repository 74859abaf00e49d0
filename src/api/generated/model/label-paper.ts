/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Paper size of a label. Waybills are always A4.
 */
export type LabelPaper = typeof LabelPaper[keyof typeof LabelPaper];


export const LabelPaper = {
  /** A6, 105 × 148 mm. */
  a6: 'a6',
  /** 4 × 6 inches, as label printers use. */
  '4x6': '4x6',
} as const;
