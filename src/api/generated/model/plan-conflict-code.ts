/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type PlanConflictCode = typeof PlanConflictCode[keyof typeof PlanConflictCode];


export const PlanConflictCode = {
  already_on_plan: 'already_on_plan',
  plan_unavailable: 'plan_unavailable',
  plan_changed_meanwhile: 'plan_changed_meanwhile',
  plan_price_changed: 'plan_price_changed',
  insufficient_balance: 'insufficient_balance',
  balance_below_zero: 'balance_below_zero',
} as const;
