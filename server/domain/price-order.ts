import type { CardPrice } from './price-card.ts';
import { type ServiceType, TIERS } from './rate-card.ts';

type Order<T> = (a: T, b: T) => number;

/** What prices are ordered by. */
export type RankedPrice = Pick<
  CardPrice,
  'courierId' | 'serviceType' | 'tier' | 'total' | 'transitDays'
>;

const byTotal: Order<RankedPrice> = (a, b) => a.total - b.total;

/** The longest transit time counts before the shortest. */
const byTransit: Order<RankedPrice> = (a, b) =>
  a.transitDays.max - b.transitDays.max || a.transitDays.min - b.transitDays.min;

const byTier: Order<RankedPrice> = (a, b) => TIERS.indexOf(b.tier) - TIERS.indexOf(a.tier);

/** A courier has one card for each service, so no ties are left. */
export const byCard: Order<{ courierId: string; serviceType: ServiceType }> = (a, b) =>
  byCodeUnit(a.courierId, b.courierId) || byCodeUnit(a.serviceType, b.serviceType);

/** Lowest total; then fastest, best tier, ids. The order of price lists. */
export const cheapestFirst: Order<RankedPrice> = (a, b) =>
  byTotal(a, b) || byTransit(a, b) || byTier(a, b) || byCard(a, b);

/** Shortest longest transit, then shortest transit; then lowest total, best tier, ids. */
export const fastestFirst: Order<RankedPrice> = (a, b) =>
  byTransit(a, b) || byTotal(a, b) || byTier(a, b) || byCard(a, b);

/** Best tier; then lowest total, fastest, ids. */
export const bestTierFirst: Order<RankedPrice> = (a, b) =>
  byTier(a, b) || byTotal(a, b) || byTransit(a, b) || byCard(a, b);

/** The first of the prices in an order; undefined if there are none. */
export function firstBy<Price>(order: Order<Price>, prices: readonly Price[]): Price | undefined {
  return prices.reduce<Price | undefined>(
    (first, price) => (first === undefined || order(price, first) < 0 ? price : first),
    undefined,
  );
}

/** Compared without a locale, so that every machine sorts alike. */
function byCodeUnit(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
