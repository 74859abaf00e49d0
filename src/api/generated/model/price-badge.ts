/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The least total, the shortest transit (by its longest days, then its shortest) or the best tier of a quote. Each badge goes to one price.
 */
export type PriceBadge = typeof PriceBadge[keyof typeof PriceBadge];


export const PriceBadge = {
  cheapest: 'cheapest',
  fastest: 'fastest',
  best_tier: 'best_tier',
} as const;
