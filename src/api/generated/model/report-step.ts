/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Length of one point of the series.
 */
export type ReportStep = typeof ReportStep[keyof typeof ReportStep];


export const ReportStep = {
  /** A day, in periods of up to 92 days. */
  day: 'day',
  /** A calendar month, in longer periods. The period may cut the first and the last month short. */
  month: 'month',
} as const;
