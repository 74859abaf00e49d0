import type { CardPrice } from './price-card.ts';
import { bestTierFirst, fastestFirst, firstBy } from './price-order.ts';
import type { RateCard, Tier, TransitDays } from './rate-card.ts';
import { scaleHalfUp } from '../../common/rounding.ts';

/** The comparison of the cards that can take the shipment; nulls if none can. */
export interface PriceSummary {
  /** Couriers, not cards, that can take the shipment. */
  totalCouriers: number;
  /** Number of distinct Saudi cities and countries that those cards cover. */
  totalAreas: number;
  /** The totals of this shipment, in halalas; the average is rounded half-up. */
  minPrice: number | null;
  maxPrice: number | null;
  averagePrice: number | null;
  bestTier: Tier | null;
  fastestDelivery: TransitDays | null;
}

/** @param cards the cards behind the prices, in any order. */
export function summarize(prices: readonly CardPrice[], cards: readonly RateCard[]): PriceSummary {
  const totals = prices.map(({ total }) => total);
  const sum = totals.reduce((all, total) => all + total, 0);
  return {
    totalCouriers: new Set(prices.map((price) => price.courierId)).size,
    totalAreas:
      countDistinct(cards.map((card) => card.cities)) +
      countDistinct(cards.map((card) => card.countries)),
    minPrice: totals.length === 0 ? null : Math.min(...totals),
    maxPrice: totals.length === 0 ? null : Math.max(...totals),
    averagePrice: prices.length === 0 ? null : scaleHalfUp(sum, 1, prices.length),
    bestTier: firstBy(bestTierFirst, prices)?.tier ?? null,
    fastestDelivery: firstBy(fastestFirst, prices)?.transitDays ?? null,
  };
}

function countDistinct(lists: readonly (readonly string[])[]): number {
  const seen = new Set<string>();
  for (const list of lists) for (const each of list) seen.add(each);
  return seen.size;
}
