/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * When a change of plan takes effect.
 */
export type PlanChangeTime = typeof PlanChangeTime[keyof typeof PlanChangeTime];


export const PlanChangeTime = {
  /** Today: for a higher tier, for a longer period of the same tier, and while nothing is paid. */
  now: 'now',
  /** When the paid period ends: for any other change. */
  period_end: 'period_end',
} as const;
