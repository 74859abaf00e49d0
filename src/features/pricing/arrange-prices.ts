import type { CourierPrice } from '../../api/generated/model/courier-price.ts';
import type { FavoriteRanks } from './use-favorite-ranks.ts';
import type { PriceView } from './view-address.ts';

type Order = (a: CourierPrice, b: CourierPrice) => number;

const byPrice: Order = (a, b) => a.total_fee.amount - b.total_fee.amount;
const byTime: Order = (a, b) =>
  a.transit_times.max_days - b.transit_times.max_days ||
  a.transit_times.min_days - b.transit_times.min_days;
const byRating: Order = (a, b) =>
  b.courier.rating - a.courier.rating || b.courier.rating_count - a.courier.rating_count;

/** Prices that are equal in the chosen order are sorted by price. */
const orders = {
  price: byPrice,
  time: (a, b) => byTime(a, b) || byPrice(a, b),
  rating: (a, b) => byRating(a, b) || byPrice(a, b),
} as const satisfies Record<PriceView['sort'], Order>;

/** How many prices are shown at first; a page of 60 cards does not help to decide. */
const firstCards = 12;
/** Fewer than these are not worth a button. */
const fewestHidden = 4;

/** The prices to begin with: all of them if hiding the rest saves too little. */
export function firstPrices(prices: readonly CourierPrice[]): readonly CourierPrice[] {
  return prices.length < firstCards + fewestHidden ? prices : prices.slice(0, firstCards);
}

/**
 * The prices that match the filters, in the chosen order, those of favorites first if the view asks
 * for it. An empty filter matches all.
 */
export function arrangePrices(
  prices: readonly CourierPrice[],
  { sort, services, tiers, favoritesFirst }: PriceView,
  ranks: FavoriteRanks,
): CourierPrice[] {
  const rankOf = ({ courier }: CourierPrice) =>
    (favoritesFirst ? ranks.get(courier.id) : undefined) ?? 2;
  return prices
    .filter(
      ({ service_type, tier }) =>
        (services.length === 0 || services.includes(service_type)) &&
        (tiers.length === 0 || tiers.includes(tier)),
    )
    .toSorted((a, b) => rankOf(a) - rankOf(b) || orders[sort](a, b));
}
