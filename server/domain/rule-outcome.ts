import type { RuleOutcome } from '../../common/courier-rule.ts';
import type { ExcludedCard, ExclusionCode } from './exclusion.ts';
import { cheapestFirst, fastestFirst, firstBy, type RankedPrice } from './price-order.ts';

/** Every card of a parcel: priced, or excluded with its reason. */
export interface Offers<Price extends RankedPrice> {
  prices: readonly Price[];
  excluded: readonly {
    courierId: string;
    serviceType: string;
    reason: Pick<ExcludedCard['reason'], 'code'>;
  }[];
}

/** Why none of the couriers is chosen. */
export type ChoiceRefusal =
  /** No courier takes the parcel. */
  | 'none_available'
  | 'none_within_days'
  /** The named courier has no rate card, or none for the service. */
  | 'courier_left'
  | 'service_left'
  /** The named courier does not take the parcel. */
  | 'courier_excluded'
  | 'no_favorites'
  /** No favorite takes the parcel. */
  | 'favorites_excluded'
  /** The courier that is not wanted is the only one that takes the parcel. */
  | 'no_other';

/** `exclusions`: why the courier, or each favorite, does not take the parcel; each reason once. */
export type Picked<Price> =
  { price: Price } | { price: null; refused: ChoiceRefusal; exclusions?: ExclusionCode[] };

/**
 * The price that an outcome asks for; price-order.ts says which comes first.
 *
 * @param favorites ids of couriers.
 */
export function pickPrice<Price extends RankedPrice>(
  wish: RuleOutcome,
  offers: Offers<Price>,
  favorites: ReadonlySet<string>,
): Picked<Price> {
  const { prices } = offers;
  switch (wish.outcome) {
    case 'cheapest':
      return cheapestOf(prices, { refused: 'none_available' });
    case 'fastest':
      return firstOf(firstBy(fastestFirst, prices), { refused: 'none_available' });
    case 'cheapest_within_days': {
      const soon = prices.filter(({ transitDays }) => transitDays.max <= wish.within_days);
      return cheapestOf(soon, {
        refused: prices.length > 0 ? 'none_within_days' : 'none_available',
      });
    }
    case 'courier':
      return pickCourier(wish, offers);
    case 'favorites':
      return pickFavorite(offers, favorites);
    case 'not_courier': {
      const others = prices.filter(({ courierId }) => courierId !== wish.courier_id);
      return cheapestOf(others, { refused: prices.length > 0 ? 'no_other' : 'none_available' });
    }
  }
}

type Refusal = Omit<Extract<Picked<never>, { refused: unknown }>, 'price'>;

function firstOf<Price>(price: Price | undefined, otherwise: Refusal): Picked<Price> {
  return price === undefined ? { price: null, ...otherwise } : { price };
}

function cheapestOf<Price extends RankedPrice>(
  prices: readonly Price[],
  otherwise: Refusal,
): Picked<Price> {
  return firstOf(firstBy(cheapestFirst, prices), otherwise);
}

function pickCourier<Price extends RankedPrice>(
  wish: Extract<RuleOutcome, { outcome: 'courier' }>,
  { prices, excluded }: Offers<Price>,
): Picked<Price> {
  const isItsOwn = ({ courierId }: { courierId: string }) => courierId === wish.courier_id;
  const isWanted = (card: { courierId: string; serviceType: string }) =>
    isItsOwn(card) && (wish.service_type === undefined || card.serviceType === wish.service_type);
  const excludedCards = excluded.filter(isWanted);
  if (excludedCards.length > 0) {
    const exclusions = reasonsOf(excludedCards);
    return cheapestOf(prices.filter(isWanted), { refused: 'courier_excluded', exclusions });
  }
  const isThere = prices.some(isItsOwn) || excluded.some(isItsOwn);
  return cheapestOf(prices.filter(isWanted), {
    refused: isThere ? 'service_left' : 'courier_left',
  });
}

function pickFavorite<Price extends RankedPrice>(
  { prices, excluded }: Offers<Price>,
  favorites: ReadonlySet<string>,
): Picked<Price> {
  if (favorites.size === 0) return { price: null, refused: 'no_favorites' };
  const isFavorite = ({ courierId }: { courierId: string }) => favorites.has(courierId);
  const exclusions = reasonsOf(excluded.filter(isFavorite));
  return cheapestOf(prices.filter(isFavorite), { refused: 'favorites_excluded', exclusions });
}

function reasonsOf(excluded: Offers<never>['excluded']): ExclusionCode[] {
  return [...new Set(excluded.map(({ reason }) => reason.code))];
}
