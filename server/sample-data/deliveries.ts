import { type Insertable, sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { addDays, type CalendarDay, riyadhDay } from '../domain/calendar.ts';
import { MEASURED_DAYS } from '../domain/measured-transit.ts';
import type { LaneKind, RateCard, TransitDays } from '../domain/rate-card.ts';
import { type Random, seededRandom } from '../domain/random.ts';
import { countDelivery } from '../features/deliveries/count-delivery.ts';
import type {
  DeliveringAccountsTable,
  DeliveryCountsTable,
} from '../features/deliveries/tables.ts';
import type { Courier } from './couriers/courier.ts';
import { SAMPLE_COURIERS } from './couriers/sample-couriers.ts';
import type { SampleShipment } from './shipments.ts';

interface SampleDeliveries {
  counts: Insertable<DeliveryCountsTable>[];
  accounts: Insertable<DeliveringAccountsTable>[];
}

/** Fictional customers without an account, whose parcels the sample couriers delivered. */
const CUSTOMERS = ['acc_01jd0000000000000000000011', 'acc_01jd0000000000000000000012'];
const THIRD_CUSTOMER = 'acc_01jd0000000000000000000013';

const LANES = ['intra_city', 'domestic', 'international'] as const;
const SEED = 20_261_123;
const WEEKS = Math.floor(MEASURED_DAYS / 7);

/** Stores what the sample couriers delivered for others than the sample accounts. */
export async function insertDeliveries(tx: Tx, now: Date): Promise<void> {
  const { counts, accounts } = sampleDeliveries(now);
  await sql`insert into delivery_counts
    select * from jsonb_populate_recordset(null::delivery_counts, ${JSON.stringify(counts)}::jsonb)
  `.execute(tx);
  await sql`insert into delivering_accounts
    select * from jsonb_populate_recordset(null::delivering_accounts,
      ${JSON.stringify(accounts)}::jsonb)`.execute(tx);
}

/** Counts sample shipments as if their couriers had told of them. */
export async function countDelivered(
  tx: Tx,
  shipments: readonly SampleShipment[],
  now: Date,
): Promise<void> {
  for (const { row, events } of shipments) {
    if (row.tracking_status !== 'delivered') continue;
    const after = events.map(({ tracking_status, occurred_at }) => ({
      trackingStatus: tracking_status,
      occurredAt: occurred_at,
    }));
    await countDelivery(tx, row, { before: [], after }, { now, isClosed: false });
  }
}

/**
 * What the sample couriers delivered for others in the last weeks, once a week on each lane. Of every
 * seven lanes one has too few deliveries to tell anything, and one too few customers.
 */
function sampleDeliveries(now: Date): SampleDeliveries {
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
