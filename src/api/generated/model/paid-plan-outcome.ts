/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * `pending` until the top-up is paid. Then `changed`, or `not_changed` if the change no longer costs what was seen or is no longer possible: the money stays on the balance, and the account is told by a message.
 */
export type PaidPlanOutcome = typeof PaidPlanOutcome[keyof typeof PaidPlanOutcome];


export const PaidPlanOutcome = {
  pending: 'pending',
  changed: 'changed',
  not_changed: 'not_changed',
} as const;
