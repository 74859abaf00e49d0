import type { CardPrice } from './price-card.ts';
import { bestTierFirst, cheapestFirst, fastestFirst, firstBy } from './price-order.ts';

export const BADGES = ['cheapest', 'fastest', 'best_tier'] as const;
export type Badge = (typeof BADGES)[number];

const ORDERS = { cheapest: cheapestFirst, fastest: fastestFirst, best_tier: bestTierFirst };

/**
 * The same prices in the same order, each with its badges. Each badge goes to exactly one price,
 * with ties broken by the orders of price-order.ts; one price may have several.
 */
export function withBadges(prices: readonly CardPrice[]): (CardPrice & { badges: Badge[] })[] {
  const winners = new Map(BADGES.map((badge) => [badge, firstBy(ORDERS[badge], prices)]));
  return prices.map((price) => ({
    ...price,
    badges: BADGES.filter((badge) => winners.get(badge) === price),
  }));
}
