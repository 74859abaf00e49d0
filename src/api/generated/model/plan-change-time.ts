/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * `now` for a higher tier, for a longer period of the same tier, and while nothing is paid; otherwise `period_end`.
 */
export type PlanChangeTime = typeof PlanChangeTime[keyof typeof PlanChangeTime];


export const PlanChangeTime = {
  now: 'now',
  period_end: 'period_end',
} as const;
