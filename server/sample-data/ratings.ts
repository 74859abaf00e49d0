import type { Insertable } from 'kysely';
import { newId } from '../db/ids.ts';
import { laneBetween } from '../domain/lane.ts';
import { ratingWindow } from '../domain/shipment-rating.ts';
import { type Random, seededRandom } from '../domain/random.ts';
import type { CourierRatingsTable } from '../features/ratings/tables.ts';
import type { Courier } from './couriers/courier.ts';
import { RATING_TEXTS } from './rating-texts.ts';
import type { SampleShipment } from './shipments.ts';

type NewRating = Insertable<CourierRatingsTable>;
type Parts = Pick<
  NewRating,
  'on_time' | 'condition' | 'driver' | 'cash_paid_out' | 'support' | 'text'
>;

const SEED = 20_261_124;
const HOUR_MS = 3_600_000;
const YEAR_HOURS = 330 * 24;

/** Fictional people who rate couriers: an account that does not exist, so nobody can sign in to it. */
const NOBODY = 'acc_01jd0000000000000000000009';

const LANES = ['intra_city', 'domestic', 'international'] as const;

/** Of an account's shipments that can be rated, every so many have a rating. */
const RATED_EVERY = 6;

/** Ratings of these couriers by fictional people, over the past year; few have the fewest. */
export function fictionalRatings(couriers: readonly Courier[], now: Date): NewRating[] {
  const random = seededRandom(SEED);
  return couriers.flatMap((courier, index) => {
    const count = 3 + ((index * 7) % 11);
    const said = new Set<string>();
    return Array.from({ length: count }, () => {
      const at = new Date(now.getTime() - random.between(24, YEAR_HOURS) * HOUR_MS);
      const card = random.pick(courier.cards);
      const lanes = LANES.filter((lane) => card.lanes[lane] !== undefined);
      return {
        account_id: NOBODY,
        shipment_id: newId('shp', at, random.next),
        id: newId('rtg', at, random.next),
        courier_id: courier.id,
        service_type: card.serviceType,
        lane: random.pick(lanes),
        ...partsAround(courier.rating, card.cod !== null && random.chance(0.5), random, said),
        ...{ sample: true, created_at: at, updated_at: at },
      };
    });
  });
}

/** An account's ratings of some of its own shipments, each a day after the shipment's end. */
export function ownRatings(
  shipments: readonly SampleShipment[],
  couriers: readonly Courier[],
  now: Date,
): NewRating[] {
  const random = seededRandom(SEED + 1);
  return shipments.flatMap(({ row, events }, index) => {
    const at = new Date(row.updated_at.getTime() + 24 * HOUR_MS);
    const journey = {
      ...{ status: row.status, trackingStatus: row.tracking_status },
      events: events.map(({ tracking_status: trackingStatus, occurred_at: occurredAt }) => ({
        ...{ trackingStatus, occurredAt },
      })),
    };
    const isRated =
      index % RATED_EVERY === 0 && at < now && ratingWindow(journey, at).state === 'open';
    const courier = couriers.find(({ id }) => id === row.courier_id);
    if (!isRated || !courier) return [];
    const hasCash = row.payment_type === 'cash_on_delivery';
    return [
      {
        account_id: row.account_id,
        shipment_id: row.id,
        id: newId('rtg', at, random.next),
        ...{ courier_id: row.courier_id, service_type: row.service_type, lane: laneOf(row) },
        ...partsAround(courier.rating, hasCash && row.status === 'completed', random),
        ...{ sample: true, created_at: at, updated_at: at },
      },
    ];
  });
}

function laneOf(row: SampleShipment['row']) {
  return laneBetween(
    { country: row.origin_country, city: row.origin_city },
    { country: row.destination_country, city: row.destination_city },
  );
}

/** Stars that are on average about as given, and a text that goes with them and was not `said`, or none. */
function partsAround(
  rating: number,
  hasCash: boolean,
  random: Random,
  said = new Set<string>(),
): Parts {
  // People rarely differ by much between the parts of one delivery.
  const mood = rating + (random.next() + random.next() - 1) * 1.6;
  const stars = () => Math.min(5, Math.max(1, Math.round(mood + random.next() - 0.5)));
  const given = { on_time: stars(), condition: stars(), driver: stars() };
  const mean = (given.on_time + given.condition + given.driver) / 3;
  const kind = mean >= 4 ? 'content' : mean >= 3 ? 'halfContent' : 'discontent';
  const left = RATING_TEXTS[kind].filter((each) => !said.has(each));
  const text = left.length > 0 && random.chance(0.6) ? random.pick(left) : null;
  if (text !== null) said.add(text);
  return {
    ...given,
    cash_paid_out: hasCash ? stars() : null,
    support: random.chance(0.3) ? stars() : null,
    text,
  };
}
