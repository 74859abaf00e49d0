/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How long one payment lasts: from the day of payment to the same day of the next month or year, or to that month's last day if it is shorter. Later periods return to the first day: 31 January, 28 February, 31 March.
 */
export type PlanPeriod = typeof PlanPeriod[keyof typeof PlanPeriod];


export const PlanPeriod = {
  /** One month. */
  monthly: 'monthly',
  /** One year. */
  yearly: 'yearly',
} as const;
