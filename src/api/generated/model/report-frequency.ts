/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type ReportFrequency = typeof ReportFrequency[keyof typeof ReportFrequency];


export const ReportFrequency = {
  day: 'day',
  week: 'week',
  month: 'month',
} as const;
