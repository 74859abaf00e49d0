/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A plan that costs something.
 */
export type PaidTier = typeof PaidTier[keyof typeof PaidTier];


export const PaidTier = {
  /** The smaller paid plan. */
  intermediate: 'intermediate',
  /** The larger paid plan. */
  advanced: 'advanced',
} as const;
