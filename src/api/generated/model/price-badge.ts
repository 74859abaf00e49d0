/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The lowest total, the shortest transit time (by its maximum, then by its minimum) or the best tier in a quote. Each badge is given to one price.
 */
export type PriceBadge = typeof PriceBadge[keyof typeof PriceBadge];


export const PriceBadge = {
  cheapest: 'cheapest',
  fastest: 'fastest',
  best_tier: 'best_tier',
} as const;
