/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * `basic` is free. Every account has it until it subscribes to another plan.
 */
export type PlanTier = typeof PlanTier[keyof typeof PlanTier];


export const PlanTier = {
  basic: 'basic',
  intermediate: 'intermediate',
  advanced: 'advanced',
} as const;
