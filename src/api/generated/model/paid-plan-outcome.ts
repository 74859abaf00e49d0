/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What has become of the change of plan.
 */
export type PaidPlanOutcome = typeof PaidPlanOutcome[keyof typeof PaidPlanOutcome];


export const PaidPlanOutcome = {
  /** The top-up is not paid yet. */
  pending: 'pending',
  /** The plan was changed. */
  changed: 'changed',
  /** The change no longer costs what the person has seen, or is no longer possible. The money stays in the balance, and the account is told by a message. */
  not_changed: 'not_changed',
} as const;
