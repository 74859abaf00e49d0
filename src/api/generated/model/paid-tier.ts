/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A plan that costs something.
 */
export type PaidTier = typeof PaidTier[keyof typeof PaidTier];


export const PaidTier = {
  intermediate: 'intermediate',
  advanced: 'advanced',
} as const;
