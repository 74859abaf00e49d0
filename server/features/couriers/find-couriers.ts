import { foldForSearch } from '../../../common/search-text.ts';
import { exclusionOf, type Exclusion } from '../../domain/exclusion.ts';
import { priceCard, type CardPrice } from '../../domain/price-card.ts';
import { cheapestFirst, fastestFirst, firstBy } from '../../domain/price-order.ts';
import { type RateCard, TIERS } from '../../domain/rate-card.ts';
import type { ShipmentRequest } from '../../domain/shipment-request.ts';
import type { OperationRequest } from '../../http/operations.ts';
import { NOT_RATED, type Ratings } from '../ratings/current-ratings.ts';
import type { DirectoryEntry } from './directory.ts';
import { parcelOf } from './parcel-query.ts';

type Query = OperationRequest<'listCouriers'>['query'];

/** A courier's position in a sorted list; the id breaks ties. */
export type Position = [value: number, id: string];

/** What a courier offers for the parcel that was asked about. */
export type Offer =
  { price: CardPrice; card: RateCard } | { excluded: Exclusion['code'] } | Record<never, never>;

/** What a query may ask about besides the directory. */
interface Known {
  /** Of the account. */
  favorites: ReadonlySet<string>;
  ratings: Ratings;
}

/** The order in which a courier's best price is chosen. */
const BEST = { price: cheapestFirst, transit_time: fastestFirst } as const;

/**
 * The couriers that match a query, sorted, each with its position, and the offer of any of them.
 *
 * @param known the account's favorites, if the query asks about them, and the couriers' ratings.
 * @throws ProblemError 400, see {@link parcelOf}.
 */
export function findCouriers(directory: readonly DirectoryEntry[], query: Query, known: Known) {
  const { sort = '-rating' } = query;
  const { journey, parcel } = parcelOf(query);
  const isOffered = offers(query);
  const cardsOf = ({ cards }: DirectoryEntry) => cards.filter(isOffered);
  const offerOf = (entry: DirectoryEntry): Offer =>
    parcel ? bestOffer(parcel, cardsOf(entry), sort) : {};
  const valueOf = (entry: DirectoryEntry): number => {
    const offer = offerOf(entry);
    if (!('price' in offer)) return Number.MAX_SAFE_INTEGER;
    const { total, transitDays } = offer.price;
    return sort === 'price' ? total : transitDays.max * 1_000 + transitDays.min;
  };
  const passes = matcherOf(query, known);
  const takes = taker(parcel ?? journey, query.takes_parcel);
  const matches = (entry: DirectoryEntry) =>
    entry.cards.some(isOffered) && passes(entry) && takes(cardsOf(entry));
  const found =
    sort === 'price' || sort === 'transit_time'
      ? inOrder(directory.filter(matches), valueOf)
      : ranking(directory, known.ratings, sort).filter(({ entry }) => matches(entry));
  return { found, offerOf };
}

/** A courier and its position. */
interface Found {
  entry: DirectoryEntry;
  position: Position;
}

function inOrder(
  entries: readonly DirectoryEntry[],
  valueOf: (entry: DirectoryEntry) => number,
): Found[] {
  return entries
    .map((entry) => ({ entry, position: [valueOf(entry), entry.courier.id] as Position }))
    .sort((a, b) => comparePositions(a.position, b.position));
}

const RANKS = {
  rating: ({ courier }: DirectoryEntry, ratings: Ratings) =>
    (ratings.get(courier.id) ?? NOT_RATED).bayes_millionths,
  tier: ({ courier }: DirectoryEntry) => TIERS.indexOf(courier.tier),
};

type Ranked = 'rating' | '-rating' | 'tier' | '-tier';

/** Of the last directory that was asked about with these ratings. */
const rankings = new WeakMap<
  Ratings,
  { of: readonly DirectoryEntry[]; bySort: Map<Ranked, Found[]> }
>();

/** All couriers by rating or tier, sorted once for as long as nothing changes. */
function ranking(
  directory: readonly DirectoryEntry[],
  ratings: Ratings,
  sort: Ranked,
): readonly Found[] {
  let known = rankings.get(ratings);
  if (known?.of !== directory) {
    known = { of: directory, bySort: new Map() };
    rankings.set(ratings, known);
  }
  const sorted = known.bySort.get(sort);
  if (sorted) return sorted;
  const rank = RANKS[sort === 'rating' || sort === '-rating' ? 'rating' : 'tier'];
  // Descending sorts use negative values, so that one comparison serves all.
  const sign = sort.startsWith('-') ? -1 : 1;
  const ranked = inOrder(directory, (entry) => sign * rank(entry, ratings));
  known.bySort.set(sort, ranked);
  return ranked;
}

export function comparePositions([value, id]: Position, [otherValue, otherId]: Position): number {
  if (value !== otherValue) return value - otherValue;
  return id < otherId ? -1 : Number(id > otherId);
}

function matcherOf(query: Query, known: Known) {
  const { q, tier, area, min_rating, drop_off_city, cash_on_delivery, favorites } = query;
  const ratingOf = ({ courier }: DirectoryEntry) =>
    (known.ratings.get(courier.id) ?? NOT_RATED).rating_tenths;
  const words = q === undefined ? [] : foldForSearch(q).split(' ');
  return (entry: DirectoryEntry): boolean =>
    words.every((word) => entry.words.includes(word)) &&
    (favorites === undefined || known.favorites.has(entry.courier.id) === favorites) &&
    (tier === undefined || entry.courier.tier === tier) &&
    (min_rating === undefined || ratingOf(entry) >= min_rating * 10) &&
    (drop_off_city === undefined || entry.dropOffCities.has(drop_off_city)) &&
    (cash_on_delivery !== false || entry.cards.every(({ cod }) => cod === null)) &&
    (area === undefined ||
      entry.cards.some((card) => card.cities.includes(area) || card.countries.includes(area)));
}

/** Whether a card is one that the query asks for. */
function offers({ service_type, carries, cash_on_delivery }: Query) {
  return (card: RateCard): boolean =>
    (service_type === undefined || card.serviceType === service_type) &&
    (carries === undefined || card.shipmentTypes.includes(carries)) &&
    (cash_on_delivery !== true || card.cod !== null);
}

/** Whether cards are of a courier that takes a parcel, or that does not; any will do if not asked. */
function taker(parcel: ShipmentRequest | null, wanted: boolean | undefined) {
  return (cards: readonly RateCard[]): boolean =>
    parcel === null ||
    wanted === undefined ||
    cards.some((card) => exclusionOf(parcel, card, null) === null) === wanted;
}

/** The best price of these cards for a parcel, or the first card's reason not to take it. */
function bestOffer(parcel: ShipmentRequest, cards: readonly RateCard[], sort: string): Offer {
  const judged = cards.map((card) => ({ card, reason: exclusionOf(parcel, card, null) }));
  const priced = judged
    .filter(({ reason }) => reason === null)
    .map(({ card }) => ({ card, price: priceCard(parcel, card, null) }));
  const order = sort === 'transit_time' ? BEST.transit_time : BEST.price;
  const best = firstBy((a, b) => order(a.price, b.price), priced);
  if (best) return best;
  const reason = judged[0]?.reason;
  return reason ? { excluded: reason.code } : {};
}
