/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type PriceBadge = typeof PriceBadge[keyof typeof PriceBadge];


export const PriceBadge = {
  cheapest: 'cheapest',
  fastest: 'fastest',
  best_tier: 'best_tier',
} as const;
