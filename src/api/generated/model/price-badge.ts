/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A distinction given to one price of a quote.
 */
export type PriceBadge = typeof PriceBadge[keyof typeof PriceBadge];


export const PriceBadge = {
  /** The lowest total. */
  cheapest: 'cheapest',
  /** The shortest transit time, by its maximum and then by its minimum. */
  fastest: 'fastest',
  /** The courier with the best tier. */
  best_tier: 'best_tier',
} as const;
