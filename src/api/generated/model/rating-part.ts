/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What is rated: whether the parcel came on time, its condition, the driver, how the collected cash was paid out, and the courier's support.
 */
export type RatingPart = typeof RatingPart[keyof typeof RatingPart];


export const RatingPart = {
  on_time: 'on_time',
  condition: 'condition',
  driver: 'driver',
  cash_paid_out: 'cash_paid_out',
  support: 'support',
} as const;
