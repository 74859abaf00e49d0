/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Machine-readable code of the problem.
 */
export type PlanConflictCode = typeof PlanConflictCode[keyof typeof PlanConflictCode];


export const PlanConflictCode = {
  /** The account already has this plan. */
  already_on_plan: 'already_on_plan',
  /** The plan is not offered. */
  plan_unavailable: 'plan_unavailable',
  /** The plan was changed or renewed since it was read. */
  plan_changed_meanwhile: 'plan_changed_meanwhile',
  /** The change no longer costs what the person has seen. */
  plan_price_changed: 'plan_price_changed',
  /** The balance is too low. */
  insufficient_balance: 'insufficient_balance',
  /** The balance is below zero; a top-up must pay the debt first. */
  balance_below_zero: 'balance_below_zero',
} as const;
