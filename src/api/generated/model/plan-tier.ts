/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A plan. Every account has `basic` until it subscribes to another one.
 */
export type PlanTier = typeof PlanTier[keyof typeof PlanTier];


export const PlanTier = {
  /** The free plan. */
  basic: 'basic',
  /** The smaller paid plan. */
  intermediate: 'intermediate',
  /** The larger paid plan. */
  advanced: 'advanced',
} as const;
