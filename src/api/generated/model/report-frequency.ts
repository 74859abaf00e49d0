/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How often the report is sent.
 */
export type ReportFrequency = typeof ReportFrequency[keyof typeof ReportFrequency];


export const ReportFrequency = {
  /** After each day. */
  day: 'day',
  /** After each week, which begins on Sunday. */
  week: 'week',
  /** After each calendar month. */
  month: 'month',
} as const;
