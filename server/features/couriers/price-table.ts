import { priceCard, type CardPrice } from '../../domain/price-card.ts';
import type { LaneKind, RateCard } from '../../domain/rate-card.ts';
import type { ShipmentRequest } from '../../domain/shipment-request.ts';
import { type AreaCode, placeIn } from './areas.ts';
import { byService, LANES } from './service-order.ts';

/** Weights in grams that the table of prices shows, as far as a card carries them. */
const WEIGHTS = [2_000, 10_000, 15_000, 20_000, 30_000, 50_000];

/** The prices of a service on a lane. */
export interface PriceTableRow {
  card: RateCard;
  lane: LaneKind;
  /** The journey of its prices, with no remote end if the card serves one. */
  origin: AreaCode;
  destination: AreaCode;
  /** By weight in grams. */
  prices: { weight: number; price: CardPrice }[];
}

/** Prices of a courier's cards, each computed as a quote would compute it. */
export function priceTable(cards: readonly RateCard[]): PriceTableRow[] {
  return cards.toSorted(byService).flatMap((card) =>
    LANES.flatMap((lane) => {
      const journey = card.lanes[lane] && exampleJourney(card, lane);
      if (!journey) return [];
      const [origin, destination] = journey;
      const carried = WEIGHTS.filter((weight) => weight <= card.maxWeight);
      const weights = carried.length === 0 ? [card.maxWeight] : carried;
      const prices = weights.map((weight) => ({
        weight,
        price: priceCard(parcelOf(origin, destination, weight), card, null),
      }));
      return [{ card, lane, origin, destination, prices }];
    }),
  );
}

/** A journey on the lane between places that the card serves; null if it serves none. */
function exampleJourney(card: RateCard, lane: LaneKind): [AreaCode, AreaCode] | null {
  const isRemote = (city: string) => Number(card.remoteAreas?.cities.includes(city) ?? false);
  const [first, second] = card.cities.toSorted((a, b) => isRemote(a) - isRemote(b));
  const ends = { intra_city: first, domestic: second, international: card.countries[0] };
  const end = ends[lane];
  return first === undefined || end === undefined ? null : [first, end];
}

function parcelOf(origin: AreaCode, destination: AreaCode, weight: number): ShipmentRequest {
  return {
    ...{ origin: placeIn(origin), destination: placeIn(destination) },
    ...{ weight, dimensions: null, pieces: 1 },
    ...{ shipmentType: null, shippingMethod: null, amountToCollect: null },
  };
}
