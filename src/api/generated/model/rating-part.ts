/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What is rated.
 */
export type RatingPart = typeof RatingPart[keyof typeof RatingPart];


export const RatingPart = {
  /** Whether the parcel arrived on time. */
  on_time: 'on_time',
  /** The condition in which it arrived. */
  condition: 'condition',
  /** The driver\'s conduct. */
  driver: 'driver',
  /** How the collected cash was paid out. */
  cash_paid_out: 'cash_paid_out',
  /** The courier\'s customer service. */
  support: 'support',
} as const;
