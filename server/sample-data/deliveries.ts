import type { Insertable } from 'kysely';
import { addDays, type CalendarDay, riyadhDay } from '../domain/calendar.ts';
import { MEASURED_DAYS } from '../domain/measured-transit.ts';
import type { LaneKind, RateCard, TransitDays } from '../domain/rate-card.ts';
import { type Random, seededRandom } from '../domain/random.ts';
import type {
  DeliveringAccountsTable,
  DeliveryCountsTable,
} from '../features/deliveries/tables.ts';
import type { Courier } from './couriers/courier.ts';
import { SAMPLE_COURIERS } from './couriers/sample-couriers.ts';

export interface SampleDeliveries {
  counts: Insertable<DeliveryCountsTable>[];
  accounts: Insertable<DeliveringAccountsTable>[];
}

/** Fictional customers without an account, whose parcels the sample couriers delivered. */
const CUSTOMERS = ['acc_01jd0000000000000000000011', 'acc_01jd0000000000000000000012'];
const THIRD_CUSTOMER = 'acc_01jd0000000000000000000013';

const LANES = ['intra_city', 'domestic', 'international'] as const;
const SEED = 20_261_123;
const WEEKS = Math.floor(MEASURED_DAYS / 7);

/**
 * What the sample couriers delivered for others in the last weeks, once a week on each lane. Of every
 * seven lanes one has too few deliveries to tell anything, and one too few customers.
 */
export function sampleDeliveries(now: Date): SampleDeliveries {
  const random = seededRandom(SEED);
  const yesterday = addDays(riyadhDay(now), -1);
  const lanes = SAMPLE_COURIERS.flatMap((courier) =>
    courier.cards.flatMap((card) => LANES.map((lane) => ({ courier, card, lane }))),
  ).filter(({ card, lane }) => card.lanes[lane]);
  const made = lanes.map((each, index) => {
    const isQuiet = index % 7 === 3;
    const customers = index % 7 === 5 ? CUSTOMERS : [...CUSTOMERS, THIRD_CUSTOMER];
    return {
      counts: Array.from({ length: WEEKS }, (_, week) =>
        weekOf(each, addDays(yesterday, -7 * week), isQuiet ? 2 : random.between(4, 34), random),
      ).flat(),
      accounts: customers.map((account_id) => ({
        account_id,
        ...keyOf(each.card, each.lane),
        last_delivered_on: yesterday,
      })),
    };
  });
  return {
    counts: made.flatMap(({ counts }) => counts),
    accounts: made.flatMap(({ accounts }) => accounts),
  };
}

function keyOf(card: RateCard, lane: LaneKind) {
  return { courier_id: card.courierId, service_type: card.serviceType, lane };
}

/** One row for each number of working days. */
function weekOf(
  { courier, card, lane }: { courier: Courier; card: RateCard; lane: LaneKind },
  day: CalendarDay,
  deliveries: number,
  random: Random,
): Insertable<DeliveryCountsTable>[] {
  const transitDays = card.lanes[lane]?.transitDays;
  if (!transitDays) return [];
  const took = Array.from({ length: deliveries }, () => daysOf(courier, transitDays, random));
  return [...Map.groupBy(took, (days) => days)].map(([days, { length }]) => ({
    ...keyOf(card, lane),
    delivered_on: day,
    days,
    deliveries: length,
    on_time: days <= transitDays.max ? length : 0,
  }));
}

/** Of the better rated couriers, fewer parcels are late. */
function daysOf({ rating }: Courier, { min, max }: TransitDays, random: Random): number {
  const isLate = random.chance((5.2 - rating) / 8);
  return isLate ? max + (random.chance(0.25) ? 2 : 1) : random.between(min, max);
}
