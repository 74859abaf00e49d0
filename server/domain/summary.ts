import type { CardPrice } from './price-card.ts';
import { bestTierFirst, cheapestFirst, fastestFirst } from './price-order.ts';
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
  const byPrice = prices.toSorted(cheapestFirst);
  const sum = prices.reduce((total, price) => total + price.total, 0);
  return {
    totalCouriers: new Set(prices.map((price) => price.courierId)).size,
    totalAreas:
      new Set(cards.flatMap((card) => card.cities)).size +
      new Set(cards.flatMap((card) => card.countries)).size,
    minPrice: byPrice.at(0)?.total ?? null,
    maxPrice: byPrice.at(-1)?.total ?? null,
    averagePrice: prices.length === 0 ? null : scaleHalfUp(sum, 1, prices.length),
    bestTier: prices.toSorted(bestTierFirst)[0]?.tier ?? null,
    fastestDelivery: prices.toSorted(fastestFirst)[0]?.transitDays ?? null,
  };
}
