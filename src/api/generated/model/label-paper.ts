/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A6 is 105 × 148 mm, the other 4 × 6 inches; waybills are always A4.
 */
export type LabelPaper = typeof LabelPaper[keyof typeof LabelPaper];


export const LabelPaper = {
  a6: 'a6',
  '4x6': '4x6',
} as const;
