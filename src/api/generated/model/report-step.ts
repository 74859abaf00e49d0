/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What a point of the series covers: a day in periods of up to 92 days, otherwise a calendar month, of which the first and the last may be cut off by the period.
 */
export type ReportStep = typeof ReportStep[keyof typeof ReportStep];


export const ReportStep = {
  day: 'day',
  month: 'month',
} as const;
